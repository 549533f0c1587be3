import XCTest

@testable import PhotoServing

/// The controllers and actions to which paths are routed.
final class RoutingTests: XCTestCase {
  private func values(_ path: String) -> [String: String]? {
    RouteTable.standard.parameters(forPath: path.split(separator: "/").map(String.init))
  }

  func testWhatIsMissingFromTheEndHasDefaults() {
    XCTAssertEqual(values("/"), ["controller": "Home", "action": "Index"])
    XCTAssertEqual(values("/HelloWorld"), ["controller": "HelloWorld", "action": "Index"])
    XCTAssertEqual(values("/photos/popular"), ["controller": "photos", "action": "popular"])
    XCTAssertEqual(values("/photos/image/17"), ["controller": "photos", "action": "image", "id": "17"])
  }

  func testAnIdIsOptional_andANameMayStandBeforeIt() {
    XCTAssertEqual(
      values("/helloworld/Welcome/Ada/7"),
      ["controller": "HelloWorld", "action": "Welcome", "name": "Ada", "id": "7"])
    XCTAssertNil(values("/photos/image/17/18"))
    XCTAssertNil(values("/HelloWorld/Welcome/Ada/7/8"))
  }

  func testIgnoredPathsAreNobodys() {
    XCTAssertNil(values("/trace.axd"))
    XCTAssertNil(values("/Trace.AXD/some/thing/else"))
    // The suffix must follow some text.
    XCTAssertEqual(values("/.axd")?["controller"], ".axd")
  }

  func testPatterns() {
    let compound = RoutePattern("a{name}z/{*rest}")
    XCTAssertEqual(compound.parameters(forPath: ["A1Z"], defaults: [:]), ["name": "1", "rest": ""])
    XCTAssertEqual(compound.parameters(forPath: ["abcz", "x", "y"], defaults: [:]), ["name": "bc", "rest": "x/y"])
    XCTAssertNil(compound.parameters(forPath: ["az"], defaults: [:]))
    XCTAssertNil(compound.parameters(forPath: [], defaults: [:]))
    XCTAssertNil(RoutePattern("{a}/{b}").parameters(forPath: ["1"], defaults: ["a": "0"]))
    XCTAssertEqual(RoutePattern("{a}/{b}").parameters(forPath: ["1"], defaults: ["b": "2"]), ["a": "1", "b": "2"])
    XCTAssertEqual(RoutePattern("").parameters(forPath: [], defaults: ["a": "0"]), ["a": "0"])
  }

  func testTheFirstRouteThatFitsDecides() {
    var table = RouteTable()
    table.map("{year}/{month}", defaults: ["controller": "Blog"])
    table.map("{controller}/{action}")
    XCTAssertEqual(table.parameters(forPath: ["2012", "5"]), ["controller": "Blog", "year": "2012", "month": "5"])
  }
}
