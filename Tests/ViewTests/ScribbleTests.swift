import UIKit
import XCTest

/// The interactions for writing with a pencil, on a computer without one. Source: Apple's documentation of `UIScribbleInteraction` and
/// `UIIndirectScribbleInteraction`.
@preconcurrency @MainActor
final class ScribbleTests: XCTestCase {
  private final class Writer: NSObject, UIScribbleInteractionDelegate {}

  private final class Form: NSObject, UIIndirectScribbleInteractionDelegate {
    func indirectScribbleInteraction(
      _ interaction: any UIInteraction, requestElementsIn rect: CGRect, completion: @escaping ([Int]) -> Void
    ) { completion([1, 2]) }
    func indirectScribbleInteraction(_ interaction: any UIInteraction, isElementFocused elementIdentifier: Int) -> Bool
    {
      elementIdentifier == 1
    }
    func indirectScribbleInteraction(_ interaction: any UIInteraction, frameForElement elementIdentifier: Int) -> CGRect
    {
      CGRect(x: 0, y: CGFloat(elementIdentifier) * 40, width: 100, height: 40)
    }
    func indirectScribbleInteraction(
      _ interaction: any UIInteraction, focusElementIfNeeded elementIdentifier: Int, referencePoint: CGPoint,
      completion: @escaping ((any UIResponder & UITextInput)?) -> Void
    ) { completion(nil) }
  }

  func testAnInteractionBelongsToItsView() {
    let writer = Writer()
    let interaction = UIScribbleInteraction(delegate: writer)
    let view = UITextField()
    view.addInteraction(interaction)
    XCTAssertTrue(interaction.view === view)
    XCTAssertTrue(interaction.delegate === writer)
    XCTAssertFalse(interaction.isHandlingWriting)
    XCTAssertFalse(UIScribbleInteraction.isPencilInputExpected)
    view.removeInteraction(interaction)
    XCTAssertNil(interaction.view)
    XCTAssertTrue(writer.scribbleInteraction(interaction, shouldBeginAt: .zero))
    XCTAssertFalse(writer.scribbleInteractionShouldDelayFocus(interaction))
  }

  func testAnIndirectInteractionHasTheTypeOfItsDelegate() {
    let form = Form()
    let interaction = UIIndirectScribbleInteraction(delegate: form)
    let view = UIView()
    view.addInteraction(interaction)
    XCTAssertTrue(interaction.view === view)
    XCTAssertTrue(interaction.delegate === form)
    XCTAssertFalse(interaction.isHandlingWriting)
    XCTAssertFalse(form.indirectScribbleInteraction(interaction, shouldDelayFocusForElement: 2))
  }

  func testTheDelegateIsNotRetained() {
    var writer: Writer? = Writer()
    let interaction = UIScribbleInteraction(delegate: writer!)
    writer = nil
    XCTAssertNil(interaction.delegate)
  }
}
