import SwiftSyntax

/// Gives modules in the mode of Swift 4 a member `decelerationRate` of scroll views that is a number. The structure
/// `UIScrollView.DecelerationRate` exists since Swift 4.2.
///
/// A member in the module itself has priority over UIKit's.
enum DecelerationRule {
  /// The name of the file that is added to the module.
  static let fileName = "TesseraDecelerationRates.swift"

  /// Returns whether a module has rates that are numbers.
  static func applies(to session: RewritingSession) -> Bool {
    ["3", "3.0", "3.1", "3.2", "4", "4.0", "4.1"].contains(session.options.swiftVersion)
  }

  /// Returns the text of the file that the module needs, or nil if it does not use the property.
  static func addition(_ session: RewritingSession) -> String? {
    guard applies(to: session), let darwin = session.options.importMap["Darwin"]?.first,
      session.files.contains(where: { file in
        file.nodes.identifiers.contains { $0.text == "decelerationRate" }
      })
    else { return nil }
    return """
      // The rate of deceleration as a number, as in Swift 4.
      import UIKit
      import \(darwin)

      extension UIScrollView {
        @usableFromInline
        var decelerationRate: CGFloat {
          get { _decelerationRateNumber }
          set { _decelerationRateNumber = newValue }
        }
      }

      """
  }
}
