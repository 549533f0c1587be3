/// A rectangle of whole device pixels, with its origin at the top left of the surface.
package struct PixelRect: Hashable, Sendable {
  package var x: Int
  package var y: Int
  package var width: Int
  package var height: Int

  package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  package static let empty = PixelRect(x: 0, y: 0, width: 0, height: 0)

  package var maxX: Int { x + width }
  package var maxY: Int { y + height }
  package var isEmpty: Bool { width <= 0 || height <= 0 }
  package var area: Int { isEmpty ? 0 : width * height }

  package func intersection(_ other: PixelRect) -> PixelRect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    return right > left && bottom > top
      ? PixelRect(x: left, y: top, width: right - left, height: bottom - top) : .empty
  }

  package func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let left = min(x, other.x)
    let top = min(y, other.y)
    return PixelRect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  package func intersects(_ other: PixelRect) -> Bool { !intersection(other).isEmpty }

  package func contains(_ other: PixelRect) -> Bool {
    other.isEmpty || (other.x >= x && other.y >= y && other.maxX <= maxX && other.maxY <= maxY)
  }

  package func offsetBy(dx: Int, dy: Int) -> PixelRect {
    PixelRect(x: x + dx, y: y + dy, width: width, height: height)
  }
}
