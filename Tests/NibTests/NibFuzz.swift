import Foundation
import TestSupport
@testable import UIKit
import UIKitTesting
import XCTest

/// Makes random changes to the storyboards in `Files`, and shows what remains of them.
@MainActor struct NibFuzz {
  func run(rounds: Int) throws {
    let app = TestApplication(size: CGSize(width: 393, height: 852))
    app.onReport = { _ in }
    defer { app.close() }
    var random = SeededRandom(seed: 7)
    for name in ["Oracle.storyboard", "Stacks.storyboard"] {
      let original = try Data(contentsOf: NibTestCase.files.appendingPathComponent(name))
      for _ in 0..<rounds {
        let changed = change(original, &random)
        guard let document = try? NibDocument(data: changed, fileName: name, bundle: .main),
          document.kind == .storyboard
        else { continue }
        let storyboard = UIStoryboard(document: document)
        guard let controller = storyboard.instantiateInitialViewController() else { continue }
        app.window.rootViewController = controller
        controller.view.layoutIfNeeded()
      }
    }
  }

  private func change(_ data: Data, _ random: inout SeededRandom) -> Data {
    var bytes = [UInt8](data)
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let index = Int.random(in: 0..<bytes.count, using: &random)
      switch Int.random(in: 0..<6, using: &random) {
      case 0: bytes[index] = UInt8.random(in: 0...255, using: &random)
      case 1: bytes.remove(at: index)
      case 2: bytes.insert(contentsOf: Array("\"<>/&=".utf8).shuffled(using: &random).prefix(1), at: index)
      case 3: swapWords(&bytes, &random)
      case 4: bytes.removeSubrange(index..<min(bytes.count, index + Int.random(in: 1...200, using: &random)))
      default: changeNumber(&bytes, index, &random)
      }
      if bytes.isEmpty { return Data() }
    }
    return Data(bytes)
  }

  /// Replaces the value of an attribute by the value of another one, so that identifiers refer to other objects.
  private func swapWords(_ bytes: inout [UInt8], _ random: inout SeededRandom) {
    let quotes = bytes.indices.filter { bytes[$0] == UInt8(ascii: "\"") }
    guard quotes.count > 4 else { return }
    func value() -> Range<Int> {
      let index = Int.random(in: 0..<(quotes.count / 2 - 1), using: &random) * 2
      return quotes[index] + 1..<quotes[index + 1]
    }
    let (from, to) = (value(), value())
    bytes.replaceSubrange(to, with: Array(bytes[from]))
  }

  private func changeNumber(_ bytes: inout [UInt8], _ start: Int, _ random: inout SeededRandom) {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    guard let index = bytes[start...].firstIndex(where: { digits.contains($0) }) else { return }
    let texts = ["-1", "1e300", "nan", "inf", "-1e300", "0", "99999999999999999999", "1e-300"]
    bytes.replaceSubrange(index...index, with: Array((texts.randomElement(using: &random) ?? "0").utf8))
  }
}
