import SwiftSyntax

/// Gives the module members `intersects(_:)` and `contains(_:)` that return the same results as Core Graphics: rectangles that only
/// touch do not intersect, and a rectangle contains another one whatever its edges are rounded to.
///
/// Foundation on Linux compares the union of both rectangles with the first one. The width of the union is the difference of two
/// rounded edges, so that it often differs from the first one's in its last digit.
///
/// Empty rectangles are compared as in Foundation. On iOS, an item at (0, 0) intersects `CGRect.zero` (tests of
/// Blueprints and CollectionViewSlantedLayout).
///
/// On Linux, both methods of `CGRect` belong to Foundation, and a declaration in another module has no priority over them
/// (`docs/differences.md`, "Rectangles that touch"). A member in the module itself has priority, in all of its files.
enum RectangleRule {
  /// The name of the file that is added to the module.
  static let fileName = "TesseraRectangles.swift"

  /// Returns the text of the file that the module needs. The result is nil if no code uses the methods, or if the
  /// module has members with their names.
  static func addition(_ session: RewritingSession) -> String? {
    let members = [isUsed("intersects", session) ? intersects : nil, usesContains(session) ? contains : nil]
      .compactMap { $0 }
    guard !members.isEmpty else { return nil }
    return "\(header)extension CGRect {\n\(members.joined(separator: "\n"))}\n"
  }

  private static func isUsed(_ name: String, _ session: RewritingSession) -> Bool {
    let isDeclared = session.index.entries.contains { type in
      ["CGRect", "CoreGraphics.CGRect"].contains(type.name) && type.members.contains { $0.name == name }
    }
    return !isDeclared && session.files.contains { file in file.nodes.identifiers.contains { $0.text == name } }
  }

  /// The name alone is no sign, as collections have the method, too. The value or the argument of a call for rectangles often is a
  /// frame or bounds.
  private static func usesContains(_ session: RewritingSession) -> Bool {
    guard isUsed("contains", session) else { return false }
    return session.files.contains { file in
      file.nodes.calls.contains { call in
        guard let callee = call.calledExpression.as(MemberAccessExprSyntax.self),
          callee.declName.baseName.text == "contains", call.arguments.count == 1, call.trailingClosure == nil,
          let argument = call.arguments.first, argument.label == nil
        else { return false }
        let text = "\(callee.base?.trimmedDescription ?? "") \(argument.expression.trimmedDescription)".lowercased()
        return ["rect", "frame", "bounds", "area", "inset"].contains { text.contains($0) }
      }
    }
  }

  // Foundation's type and members are also found without importing UIKit.
  private static let header = """
    // Core Graphics' answers for rectangles.
    import Foundation


    """

  private static let intersects = """
      @usableFromInline
      nonisolated func intersects(_ rect2: CGRect) -> Bool {
        if isNull || rect2.isNull { return false }
        if isEmpty || rect2.isEmpty {
          return minX <= rect2.maxX && rect2.minX <= maxX && minY <= rect2.maxY && rect2.minY <= maxY
        }
        return minX < rect2.maxX && rect2.minX < maxX && minY < rect2.maxY && rect2.minY < maxY
      }

    """

  private static let contains = """
      @usableFromInline
      nonisolated func contains(_ rect2: CGRect) -> Bool {
        if isNull || rect2.isNull { return rect2.isNull }
        return minX <= rect2.minX && rect2.maxX <= maxX && minY <= rect2.minY && rect2.maxY <= maxY
      }

    """
}
