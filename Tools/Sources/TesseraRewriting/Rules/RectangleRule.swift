/// Gives the module a member `intersects(_:)` that returns the same results as Core Graphics: rectangles that only
/// touch do not intersect.
///
/// Empty rectangles are compared as in Foundation. On iOS, an item at (0, 0) intersects `CGRect.zero` (tests of
/// Blueprints and CollectionViewSlantedLayout).
///
/// On Linux, `CGRect.intersects(_:)` belongs to Foundation, and a declaration in another module has no priority over it
/// (`docs/differences.md`, "Rectangles that touch"). A member in the module itself has priority, in all of its files.
enum RectangleRule {
  /// The name of the file that is added to the module.
  static let fileName = "TesseraRectangles.swift"

  /// Returns the text of the file that the module needs. The result is nil if no code contains `intersects`, or if the
  /// module has a member with that name.
  static func addition(_ session: RewritingSession) -> String? {
    let isUsed = session.files.contains { file in file.nodes.identifiers.contains { $0.text == "intersects" } }
    let isDeclared = session.index.entries.contains { type in
      ["CGRect", "CoreGraphics.CGRect"].contains(type.name) && type.members.contains { $0.name == "intersects" }
    }
    return isUsed && !isDeclared ? text : nil
  }

  // Foundation's type and member are also found without importing UIKit.
  private static let text = """
    // Core Graphics' answer for rectangles that only touch.
    import Foundation

    extension CGRect {
      @usableFromInline
      nonisolated func intersects(_ rect2: CGRect) -> Bool {
        if isNull || rect2.isNull { return false }
        if isEmpty || rect2.isEmpty {
          return minX <= rect2.maxX && rect2.minX <= maxX && minY <= rect2.maxY && rect2.minY <= maxY
        }
        return minX < rect2.maxX && rect2.minX < maxX && minY < rect2.maxY && rect2.minY < maxY
      }
    }

    """
}
