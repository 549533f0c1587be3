import Foundation
import XCTest

/// A folder that is removed when the test ends.
final class TemporaryFolder {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.appendingPathComponent("tessera-test-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file; folders are created.
  @discardableResult func write(_ name: String, _ text: String = "") throws -> String {
    let target = path + "/" + name
    let folder = URL(fileURLWithPath: target).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: target))
    return target
  }

  /// Returns the text of a file, or nil if there is none.
  func text(_ name: String) -> String? {
    FileManager.default.contents(atPath: path + "/" + name).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The contents of all files by path.
  var contents: [String: Data] {
    var result: [String: Data] = [:]
    for case let name as String in FileManager.default.enumerator(atPath: path) ?? .init() {
      result[name] = FileManager.default.contents(atPath: path + "/" + name)
    }
    return result
  }
}

/// Changes data at random, the same way in each run.
struct Mutator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next(_ bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(max(1, bound)))
  }

  /// Returns data with some bytes replaced, removed or repeated, or with its end cut off.
  mutating func mutated(_ data: Data) -> Data {
    var bytes = [UInt8](data)
    let special = Array("{}()=;,\"'<>/*\\$\n\0&![]".utf8) + [0xFF, 0xC3, 0x80]
    for _ in 0...next(4) where !bytes.isEmpty {
      let place = next(bytes.count)
      switch next(5) {
      case 0: bytes[place] = special[next(special.count)]
      case 1: bytes.remove(at: place)
      case 2: bytes.removeLast(next(bytes.count))
      case 3: bytes.insert(contentsOf: bytes[place..<min(bytes.count, place + next(60))], at: place)
      default: bytes[place] = UInt8(next(256))
      }
    }
    return Data(bytes)
  }
}
