import Foundation
import XCTest

@testable import UIKit

/// All symbols can be drawn, and the sources of the project name no others.
@preconcurrency @MainActor
final class SymbolTests: XCTestCase {
  private let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Sources")

  func testEverySymbolThatTheSourcesNameExists() throws {
    let names = Set(SymbolGlyph.names)
    let files = try XCTUnwrap(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
    var missingNames: [String] = []
    var count = 0
    for case let file as URL in files where file.pathExtension == "swift" {
      let source = try String(contentsOf: file, encoding: .utf8)
      for argument in source.components(separatedBy: "systemName: ").dropFirst() {
        for name in Self.literals(in: argument) {
          count += 1
          if !names.contains(name) { missingNames.append("\(name) in \(file.lastPathComponent)") }
        }
      }
    }
    XCTAssertEqual(missingNames.sorted(), [], "symbols that cannot be drawn")
    XCTAssertGreaterThan(count, 30, sources.path)
  }

  /// Returns the string literals of an argument, such as both of `isOn ? "heart.fill" : "heart"`.
  ///
  /// - Parameter source: The source text from the argument on.
  private static func literals(in source: String) -> [String] {
    let parts = source.prefix { !",)\n".contains($0) }.split(separator: "\"", omittingEmptySubsequences: false)
    // Without interpolations there is an even number of quotation marks.
    guard parts.count % 2 == 1 else { return [] }
    let literals = parts.enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
    // The name of the operating system is an argument of this name, too.
    return literals.filter { !$0.contains("\\") && $0 == $0.lowercased() }
  }

  func testTheLiteralsOfAnArgument() {
    XCTAssertEqual(Self.literals(in: "\"star\")"), ["star"])
    XCTAssertEqual(Self.literals(in: "isOn ? \"star.fill\" : \"star\", with: \"x\")"), ["star.fill", "star"])
    XCTAssertEqual(Self.literals(in: "symbol)\nlet a = \"b\""), [])
    XCTAssertEqual(Self.literals(in: "\"\\(number).circle\")"), [])
    XCTAssertEqual(Self.literals(in: "\"Linux\")"), [])
  }

  func testEverySymbolCanBeDrawn() throws {
    let names = SymbolGlyph.names
    XCTAssertGreaterThan(names.count, 3000)
    var emptyNames: [String] = []
    for name in names {
      let image = UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 20))
      let drawn = Drawn(width: 48, height: 48) { image?.draw(at: CGPoint(x: 4, y: 4)) }
      let ink = drawn.count { parts($0).red < 128 }
      // The smallest symbols are a line or a few dots.
      if image == nil || ink < 4 { emptyNames.append(name) }
    }
    XCTAssertEqual(emptyNames, [], "symbols without a picture")
  }

  /// A drawing that no symbol shows is left over.
  func testEveryDrawingBelongsToASymbol() {
    var names: Set<String> = []
    for name in SymbolGlyph.names {
      let words = name.split(separator: ".")
      for count in 1...words.count { names.insert(words.prefix(count).joined(separator: ".")) }
    }
    XCTAssertEqual(SymbolTable.drawings.keys.filter { !names.contains($0) }.sorted(), [])
    for (name, original) in SymbolTable.synonyms {
      XCTAssertNil(SymbolTable.drawings[name], "\(name) has a drawing and is a synonym of \(original)")
    }
  }

  /// The tests of bcylin/QuickTableViewController (on GitHub) compare symbols that they create twice.
  func testEqualSymbols() throws {
    let large = UIImage.SymbolConfiguration(scale: .large)
    let image = try XCTUnwrap(UIImage(systemName: "camera", withConfiguration: large))
    let equal = UIImage.SymbolConfiguration(scale: .large)
    let same = try XCTUnwrap(UIImage(systemName: "camera", withConfiguration: equal))
    XCTAssertEqual(image, same)
    XCTAssertEqual(image.hash, same.hash)
    XCTAssertEqual(image.withTintColor(.red), same.withTintColor(.red))
    XCTAssertNotEqual(image, same.withTintColor(.red))
    XCTAssertNotEqual(image, UIImage(systemName: "camera"))
    XCTAssertNotEqual(image, UIImage(systemName: "gear", withConfiguration: large))
  }

  func testComposedSymbols() throws {
    func ink(_ name: String) throws -> Int {
      let image = try XCTUnwrap(
        UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 40)), name)
      return Drawn(width: 80, height: 80) { image.draw(at: .zero) }.count { parts($0).red < 128 }
    }
    // The lines and the cut details of a drawing are also in its enclosed form.
    XCTAssertGreaterThan(try ink("mic.circle"), try ink("circle"))
    XCTAssertLessThan(try ink("mic.circle.fill"), try ink("circle.fill"))
    XCTAssertNotEqual(try ink("globe.americas"), try ink("globe.americas.fill"))
    // The triangle covers part of the card.
    XCTAssertNotEqual(try ink("creditcard.trianglebadge.exclamationmark"), try ink("creditcard"))
    XCTAssertEqual(try ink("battery.100"), try ink("battery.100percent"))
    XCTAssertGreaterThan(try ink("battery.75"), try ink("battery.25"))
  }
}
