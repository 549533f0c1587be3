import TesseraRewriting
import XCTest

/// Conformances and names of types that belong to other modules of the same project.
final class RetroactiveRuleTests: RewritingTestCase {
  private let library = """
    public struct Photo { public enum Event {} }
    protocol Hidden {}
    public protocol Keyed {}
    public typealias Picture = Photo
    private struct Secret {}
    func local() { struct Local {} }
    """

  private func rewrite(_ text: String, importing library: String) -> String {
    options.moduleName = "Kit"
    let interface = rewrite(["A.swift": library]).interface
    options.moduleName = "App"
    options.interfaces = [interface]
    defer { options.interfaces = [] }
    return rewrite(text)
  }

  /// The compiler refuses the attribute for types of the same package.
  func testConformancesOfTypesOfTheProject() {
    for type in ["Photo", "Photo.Event", "Kit.Photo", "Picture"] {
      let text = "@testable import Kit\nextension \(type): @retroactive Equatable, Hashable {}\n"
      XCTAssertEqual(
        rewrite(text, importing: library),
        "@testable import Kit\nextension \(type):              Equatable, Hashable {}\n")
    }
    XCTAssertEqual(
      rewrite("import Kit\nextension Photo: @retroactive @unchecked Sendable {}\n", importing: library),
      "import Kit\nextension Photo:              @unchecked Sendable {}\n")
    XCTAssertEqual(
      rewrite("import Kit\nextension Int: @retroactive Keyed {}\n", importing: library),
      "import Kit\nextension Int:              Keyed {}\n")
  }

  func testConformancesOfOtherTypes() {
    for type in ["Int", "Date", "Secret", "Local"] {
      let text = "import Kit\nextension \(type): @retroactive Identifiable {}\n"
      XCTAssertEqual(rewrite(text, importing: library), text)
    }
  }

  /// An import of Combine would make the name ambiguous.
  func testNamesOfCombineThatAnotherModuleDeclares() {
    options.importMap = ["Combine": ["OpenCombine"]]
    let use = "import Foundation\n%import Kit\nlet task: Cancellable? = nil\n"
    let text = use.replacingOccurrences(of: "%", with: "")
    XCTAssertEqual(rewrite(text, importing: "public protocol Cancellable {}\n"), text)
    XCTAssertEqual(rewrite(text, importing: "public typealias Cancellable = Int\n"), text)
    let testable = use.replacingOccurrences(of: "%", with: "@testable ")
    XCTAssertEqual(rewrite(testable, importing: "protocol Cancellable {}\n"), testable)
    // Without `@testable`, the declaration is not visible.
    XCTAssertEqual(rewrite(text, importing: "protocol Cancellable {}\n"), text + "\nimport OpenCombine\n")
    let others = "import Foundation\nlet task: Cancellable? = nil\n"
    XCTAssertEqual(
      rewrite(others, importing: "public protocol Cancellable {}\n"), others + "\nimport OpenCombine\n")
  }

  func testResponsesWithTheInitializerOfTheirSuperclass() {
    options.importMap = ["Darwin": ["TesseraDarwin"]]
    let arguments = "(url: a, mimeType: nil, expectedContentLength: 0, textEncodingName: nil)"
    let result = rewrite("import Foundation\nlet a = HTTPURLResponse\(arguments)\nlet b = URLResponse\(arguments)\n")
    XCTAssertTrue(result.contains("let a = HTTPURLResponse._response\(arguments)"), result)
    XCTAssertTrue(result.contains("let b = URLResponse\(arguments)"), result)
    XCTAssertTrue(result.contains("import TesseraDarwin"), result)
    // An extension does not declare the class.
    XCTAssertTrue(
      rewrite("extension HTTPURLResponse { var isRight: Bool { true } }\nlet a = HTTPURLResponse\(arguments)\n")
        .contains("HTTPURLResponse._response"))
    let other = "let a = HTTPURLResponse(url: a, statusCode: 1, httpVersion: nil, headerFields: nil)"
    XCTAssertTrue(rewrite("import Foundation\n\(other)\n").contains(other))
  }

  func testEmptyResponses() {
    options.importMap = ["Darwin": ["TesseraDarwin"]]
    let text = "import Foundation\nlet a = URLResponse()\nlet b = HTTPURLResponse.init()\nlet c = x.URLResponse()\n"
    let result = rewrite(text)
    XCTAssertTrue(result.contains("let a = URLResponse._emptyResponse()"), result)
    XCTAssertTrue(result.contains("let b = HTTPURLResponse._emptyHTTPResponse()"), result)
    XCTAssertTrue(result.contains("let c = x.URLResponse()"), result)
    XCTAssertFalse(rewrite("class URLResponse {}\nlet a = URLResponse()\n").contains("_emptyResponse"))
  }
}
