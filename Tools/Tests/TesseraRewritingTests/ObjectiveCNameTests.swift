import XCTest

@testable import TesseraRewriting

/// The names are those that the compiler's test `test/PrintAsObjC/classes.swift` and `test/attr/attr_objc.swift` expect of
/// the same declarations, or follow from `AbstractFunctionDecl::getObjCSelector`.
final class ObjectiveCNameTests: XCTestCase {
  func testSelectors() {
    let cases: [(String, [String], String)] = [
      ("refresh", [], "refresh"),
      ("tap", [""], "tap:"),
      ("tap", ["", "event"], "tap:event:"),
      ("tap", ["sender"], "tapWithSender:"),
      ("move", ["to"], "moveTo:"),
      ("move", ["toPoint", "by"], "moveToPoint:by:"),
      ("load", ["for", "in"], "loadFor:in:"),
      ("initialize", ["URL"], "initializeWithURL:"),
      ("showWith", ["item"], "showWithItem:"),
      ("a", ["", "", ""], "a:::"),
      ("init", ["frame"], "initWithFrame:"),
      ("init", ["with"], "initWith:"),
      ("image", ["", "didFinishSavingWithError", "contextInfo"], "image:didFinishSavingWithError:contextInfo:"),
      ("routeToShowOrder", ["segue"], "routeToShowOrderWithSegue:"),
    ]
    for (base, labels, name) in cases {
      XCTAssertEqual(ObjectiveCName.selector(baseName: base, labels: labels), name)
    }
  }

  func testErrorsAndCompletionHandlersAreArguments() {
    XCTAssertEqual(
      ObjectiveCName.selector(baseName: "load", labels: [], isThrowing: true), "loadAndReturnError:")
    XCTAssertEqual(
      ObjectiveCName.selector(baseName: "load", labels: [""], isThrowing: true), "load:error:")
    XCTAssertEqual(
      ObjectiveCName.selector(baseName: "load", labels: [], isAsync: true), "loadWithCompletionHandler:")
    XCTAssertEqual(
      ObjectiveCName.selector(baseName: "load", labels: ["from"], isAsync: true), "loadFrom:completionHandler:")
  }

  func testSetters() { XCTAssertEqual(ObjectiveCName.setter("isOn"), "setIsOn:") }
}
