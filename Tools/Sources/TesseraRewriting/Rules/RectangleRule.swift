/// Gives a module that asks whether rectangles intersect Core Graphics' answer: rectangles that only touch do not.
///
/// Empty rectangles keep Foundation's answer: on iOS an item at (0, 0) intersects `CGRect.zero` (tests of Blueprints and
/// CollectionViewSlantedLayout).
///
/// On Linux `CGRect.intersects(_:)` is Foundation's, and no declaration of another module comes before it
/// (`docs/differences.md`, "Rectangles that touch"). A member of the module itself does, in all of its files.
enum RectangleRule {
  /// The name of the added file.
  static let fileName = "TesseraRectangles.swift"

  /// Returns the file that the module needs, or nil if no code says `intersects` or the module has a member of that name.
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
      func intersects(_ rect2: CGRect) -> Bool {
        if isNull || rect2.isNull { return false }
        if isEmpty || rect2.isEmpty {
          return minX <= rect2.maxX && rect2.minX <= maxX && minY <= rect2.maxY && rect2.minY <= maxY
        }
        return minX < rect2.maxX && rect2.minX < maxX && minY < rect2.maxY && rect2.minY < maxY
      }
    }

    """
}
