import UIKit
import XCTest

@testable import UIKit

/// All symbols, in several sizes and weights.
@preconcurrency @MainActor
final class SymbolTests: XCTestCase {
  /// Returns the names of all symbols.
  private func names() -> [String] { UIKit.SymbolNames.all.sorted() }

  func testEveryNameHasAShape_thatIsInItsBounds() throws {
    XCTAssertGreaterThan(names().count, 500)
    for name in names() {
      for size in [12, 17, 40] as [CGFloat] {
        let image = try XCTUnwrap(
          UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: size)), name)
        let margin = (size * 0.12).rounded(.up)
        let drawn = Drawn(
          width: image.size.width.rounded(.up) + 2 * margin, height: image.size.height.rounded(.up) + 2 * margin, scale: 2) {
          image.draw(at: CGPoint(x: margin, y: margin))
        }
        let ink = try XCTUnwrap(drawn.ink, "\(name) draws nothing")
        let canvas = CGRect(x: 0, y: 0, width: drawn.pixels.width, height: drawn.pixels.height)
        XCTAssertTrue(canvas.insetBy(dx: 1, dy: 1).contains(ink), "\(name) at \(size): \(ink) in \(canvas)")
        // Every symbol uses most of its height or of its width.
        let most = max(ink.width / (image.size.width * 2), ink.height / (image.size.height * 2))
        XCTAssertGreaterThan(most, 0.55, "\(name) at \(size): \(ink) of \(image.size)")
      }
    }
  }

  func testSymbolsDifferFromEachOther() throws {
    // These names have one shape.
    let same = Set(SymbolTable.sameAs.keys)
    var known: [Data: String] = [:]
    func isSynonym(_ name: String) -> Bool {
      same.contains { name == $0 || name.hasPrefix($0 + ".") } || name.contains("forward") || name.contains("backward")
        || name.hasPrefix("multiply") || name.hasPrefix("gear") || name.contains("line.horizontal.3")
    }
    for name in names() where !isSynonym(name) {
      let image = try XCTUnwrap(UIImage(systemName: name))
      let drawn = Drawn(width: 30, height: 30, scale: 2) { image.draw(in: CGRect(x: 2, y: 2, width: 26, height: 26)) }
      let data = Data(bytes: drawn.pixels.base, count: drawn.pixels.bytesPerRow * drawn.pixels.height)
      if let other = known[data] { XCTFail("\(name) is drawn like \(other)") }
      known[data] = name
    }
  }

  /// Writes a sheet of all symbols for looking at, if `TESSERA_SHEETS` names a folder.
  func testSheet() throws {
    guard let folder = ProcessInfo.processInfo.environment["TESSERA_SHEETS"] else { throw XCTSkip("no folder is set") }
    let names = names()
    let columns = 12
    for (part, start) in stride(from: 0, to: names.count, by: 144).enumerated() {
      let shown = Array(names[start..<min(names.count, start + 144)])
      let size = CGSize(width: CGFloat(columns) * 100, height: CGFloat((shown.count + columns - 1) / columns) * 76)
      let image = UIGraphicsImageRenderer(size: size).image { context in
        UIColor.white.setFill()
        context.fill(CGRect(origin: .zero, size: size))
        for (index, name) in shown.enumerated() {
          let origin = CGPoint(x: CGFloat(index % columns) * 100, y: CGFloat(index / columns) * 76)
          for (x, point) in [(6.0, 13.0), (26, 20), (54, 34)] {
            UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: point))?
              .draw(at: CGPoint(x: origin.x + x, y: origin.y + 8))
          }
          (name as NSString).draw(
            in: CGRect(x: origin.x + 2, y: origin.y + 52, width: 96, height: 22),
            withAttributes: [.font: UIFont.systemFont(ofSize: 7)])
        }
      }
      try XCTUnwrap(image.pngData()).write(
        to: URL(fileURLWithPath: folder).appendingPathComponent("symbols-\(part).png"))
    }
  }
}
