import XCTest

@testable import CoreGraphics

/// The work for paths of many elements.
final class LongPathTests: XCTestCase {
  /// Returns how often the array of points gets another memory while transformed rectangles are appended.
  private func reallocations(_ count: Int) -> Int {
    var piece = PathStorage()
    piece.move(to: .zero)
    piece.addLine(to: CGPoint(x: 1, y: 0))
    piece.close()
    var path = PathStorage()
    var reallocations = 0
    for index in 0..<count {
      let capacity = path.points.capacity
      path.append(piece, transform: CGAffineTransform(translationX: CGFloat(index), y: 0))
      if path.points.capacity != capacity { reallocations += 1 }
    }
    XCTAssertEqual(path.points.count, 2 * count)
    XCTAssertEqual(path.points.last, CGPoint(x: CGFloat(count), y: 0))
    return reallocations
  }

  /// If the memory grows by one part at a time, all points are copied for each part.
  func testAPathOfManyParts_isCopiedAFewTimes() {
    let few = reallocations(200)
    XCTAssertGreaterThan(few, 0)
    XCTAssertLessThanOrEqual(reallocations(2_000), few + 6)
  }
}
