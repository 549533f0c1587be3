import UIKit
import XCTest

/// A protocol with an operator of its own, to which the structures of UIKit conform. In the operator the compiler must choose that of
/// the structures; otherwise it calls itself without end: detroit-labs/BottomSheetPresentation (on GitHub).
private protocol Spacing {
  var text: String { get }
}
extension UIEdgeInsets: Spacing {
  fileprivate var text: String { "insets" }
}
extension NSDirectionalEdgeInsets: Spacing {
  fileprivate var text: String { "directional" }
}
extension UIOffset: Spacing {
  fileprivate var text: String { "offset" }
}
private func == (_ lhs: any Spacing, _ rhs: any Spacing) -> Bool { lhs.text == rhs.text }

final class OperatorChoiceTests: XCTestCase {
  func testTheOperatorOfTheStructureIsChosen() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    XCTAssertFalse(insets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 5))
    XCTAssertTrue(insets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    XCTAssertFalse(directional == NSDirectionalEdgeInsets(top: 0, leading: 2, bottom: 3, trailing: 4))
    XCTAssertFalse(UIOffset(horizontal: 1, vertical: 2) == UIOffset(horizontal: 1, vertical: 3))
  }
}
