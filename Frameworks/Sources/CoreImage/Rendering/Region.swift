import Foundation

/// A rectangle of whole pixels. As in Core Image, the y axis points up.
struct Region: Equatable {
  var minX: Int
  var minY: Int
  var maxX: Int
  var maxY: Int

  /// The largest coordinate. Images beyond it are cut.
  private static let limit = 1e7

  init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    (self.minX, self.minY, self.maxX, self.maxY) = (minX, minY, maxX, maxY)
  }

  /// Creates the smallest region that contains a rectangle. A rectangle with values that are not numbers has an empty region.
  init(_ rect: CGRect) {
    let sides = [rect.origin.x, rect.origin.y, rect.origin.x + rect.size.width, rect.origin.y + rect.size.height]
    guard sides.allSatisfy({ !$0.isNaN }), !rect.isNull else {
      self.init(minX: 0, minY: 0, maxX: 0, maxY: 0)
      return
    }
    let values = sides.map { min(Self.limit, max(-Self.limit, Double($0))) }
    // A side that is a whole number except for rounding belongs to that pixel.
    self.init(
      minX: Int((values[0] + 1e-6).rounded(.down)), minY: Int((values[1] + 1e-6).rounded(.down)),
      maxX: Int((values[2] - 1e-6).rounded(.up)), maxY: Int((values[3] - 1e-6).rounded(.up)))
  }

  var width: Int { max(0, maxX - minX) }
  var height: Int { max(0, maxY - minY) }
  var area: Int { width * height }
  var isEmpty: Bool { maxX <= minX || maxY <= minY }
  var rect: CGRect { CGRect(x: minX, y: minY, width: width, height: height) }

  func intersection(_ other: Region) -> Region {
    Region(
      minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX),
      maxY: min(maxY, other.maxY))
  }

  func expanded(_ x: Int, _ y: Int) -> Region {
    isEmpty ? self : Region(minX: minX - x, minY: minY - y, maxX: maxX + x, maxY: maxY + y)
  }

  /// The halves of a region of more than one pixel, divided across the longer side.
  var halves: [Region] {
    var (first, second) = (self, self)
    if height >= width {
      first.maxY = minY + height / 2
      second.minY = first.maxY
    } else {
      first.maxX = minX + width / 2
      second.minX = first.maxX
    }
    return [first, second]
  }

  func moved(_ x: Int, _ y: Int) -> Region {
    Region(minX: minX + x, minY: minY + y, maxX: maxX + x, maxY: maxY + y)
  }

  /// Returns the part of an extent in a rectangle. Foundation's intersection computes with the infinite extent's numbers, which
  /// overflow.
  static func intersection(_ extent: CGRect, _ rect: CGRect) -> CGRect {
    if rect.isInfinite { return extent }
    // Foundation's rectangles trap on values that are not numbers.
    let numbers = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
    guard numbers.allSatisfy({ $0.isFinite && abs($0) < 1e12 }), !extent.isNull else { return .null }
    if extent.isInfinite { return rect.standardized }
    let result = extent.intersection(rect)
    return result.isNull || result.width <= 0 || result.height <= 0 ? .null : result
  }

  static func union(_ extent: CGRect, _ rect: CGRect) -> CGRect {
    if extent.isInfinite || rect.isInfinite { return .infinite }
    if extent.isNull { return rect }
    return rect.isNull ? extent : extent.union(rect)
  }
}
