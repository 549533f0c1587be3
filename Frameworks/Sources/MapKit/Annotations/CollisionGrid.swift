import CoreGraphics

/// Rectangles in squares of 64 points, so that those that overlap another are found without comparing all.
struct CollisionGrid<Element: Hashable> {
  private struct Cell: Hashable {
    var x: Int
    var y: Int
  }
  private var cells: [Cell: [(element: Element, rect: CGRect)]] = [:]
  private static var side: CGFloat { 64 }

  private static func cells(of rect: CGRect) -> [Cell] {
    guard !rect.isNull, rect.minX.isFinite, rect.maxX.isFinite, rect.minY.isFinite, rect.maxY.isFinite,
      rect.width < 10_000, rect.height < 10_000, abs(rect.minX) < 1e9, abs(rect.minY) < 1e9
    else { return [] }
    let (left, right) = (Int((rect.minX / side).rounded(.down)), Int((rect.maxX / side).rounded(.down)))
    let (top, bottom) = (Int((rect.minY / side).rounded(.down)), Int((rect.maxY / side).rounded(.down)))
    return (left...right).flatMap { x in (top...bottom).map { Cell(x: x, y: $0) } }
  }

  /// Adds a rectangle. One without a place is not added.
  mutating func insert(_ element: Element, _ rect: CGRect) {
    for cell in Self.cells(of: rect) { cells[cell, default: []].append((element, rect)) }
  }

  /// Returns the elements whose rectangles overlap another one.
  func elements(in rect: CGRect) -> Set<Element> {
    var result: Set<Element> = []
    for cell in Self.cells(of: rect) {
      for entry in cells[cell] ?? [] where entry.rect.intersects(rect) { result.insert(entry.element) }
    }
    return result
  }
}
