import XCTest

@testable import TesseraProjects

final class YAMLTests: XCTestCase {
  private func parse(_ text: String) throws -> NSObject {
    try XCTUnwrap(YAMLParser.parse(text, path: "/p/project.yml").plain as? [String: Any]) as NSDictionary
  }

  func testCollectionsAndScalars() throws {
    let text = """
      # a comment
      ---
      name: App # another one
      options: {deploymentTarget: {iOS: "15.0"}, list: [a, 'b, c', 3]}
      targets:
        App:
          sources:
          - path: App
            excludes: ["**/*.md", 'it''s']
          -
            path: Shared
          - Other # this
          - - x
            - y
          "quoted key": "tab\\tand \\"quotes\\" # inside"
          flag: YES
          number: 5.5
          url: https://example.org/a#b
          empty:
      """
    XCTAssertEqual(
      try parse(text),
      [
        "name": "App",
        "options": ["deploymentTarget": ["iOS": "15.0"], "list": ["a", "b, c", 3]] as [String: Any],
        "targets": [
          "App": [
            "sources": [
              ["path": "App", "excludes": ["**/*.md", "it's"]] as [String: Any], ["path": "Shared"], "Other",
              ["x", "y"],
            ] as [Any],
            "quoted key": "tab\tand \"quotes\" # inside", "flag": true, "number": 5.5,
            "url": "https://example.org/a#b", "empty": "",
          ] as [String: Any]
        ],
      ] as NSDictionary)
  }

  func testTextsOfSeveralLines() throws {
    let text = """
      script: |
        if a: b; then
          echo "#"

        fi
      folded: >-
        one
        two
      plain: begins here
        and continues
      list: [
        a,
        b
      ]
      end: 1
      """
    XCTAssertEqual(
      try parse(text),
      [
        "script": "if a: b; then\n  echo \"#\"\n\nfi\n", "folded": "one two", "plain": "begins here and continues",
        "list": ["a", "b"], "end": 1,
      ] as NSDictionary)
  }

  func testAnchorsAndMergeKeys() throws {
    let text = """
      base: &base
        a: 1
        b: 2
      list: &list [x]
      other:
        <<: *base
        b: 3
      copy: *list
      """
    XCTAssertEqual(
      try parse(text),
      ["base": ["a": 1, "b": 2], "list": ["x"], "other": ["a": 1, "b": 3], "copy": ["x"]] as NSDictionary)
  }

  /// An anchor can be an element of a list in brackets, and its value can begin on the line after the name.
  func testAnchorsInLists() throws {
    let text = """
      one: &one {a: 1}
      two: &two {b: 2}
      both: {b: 1, <<: [*one, *two]}
      merged:
        <<: [*one, *two]
      list: [*one, "*one", {c: *two}]
      elements:
        - &third
          d: 3
        - *third
      """
    XCTAssertEqual(
      try parse(text),
      [
        "one": ["a": 1], "two": ["b": 2], "both": ["a": 1, "b": 1], "merged": ["a": 1, "b": 2],
        "list": [["a": 1], "*one", ["c": ["b": 2]]], "elements": [["d": 3], ["d": 3]],
      ] as NSDictionary)
    XCTAssertThrowsError(try YAMLParser.parse("a: [*none]\n", path: "/p/project.yml"))
  }

  /// Each line is read once, so a specification in JSON is not read again for each of its lines.
  func testFlowsOfManyLines() throws {
    let lines = (0..<3000).map { "  \"k\($0)\": [\"it's ]\", 'a''b }', {c: d\"e, f: \"\\\"}\"}]" }
    let start = ContinuousClock.now
    let value = try YAMLParser.parse("{\n" + lines.joined(separator: ",\n") + "\n}\n", path: "/p/project.json")
    XCTAssertLessThan(ContinuousClock.now - start, .seconds(30))
    XCTAssertEqual(value.entries.count, 3000)
    XCTAssertEqual(
      value["k7"]?.plain as? NSArray, ["it's ]", "a'b }", ["c": "d\"e", "f": "\"}"]] as NSArray)
    XCTAssertThrowsError(try YAMLParser.parse("a: [b] c\nd: 1\n", path: "/p/project.yml")) { error in
      XCTAssertEqual((error as? FileError)?.line, 1)
    }
  }

  func testMistakesHaveALine() {
    for (text, line) in [
      ("a: 1\nb\nc: 2\n", 2), ("a: [1, 2\n", 1), ("a:\n    b: 1\n  c: 2\n", 3), ("a: *none\n", 1),
      ("a: \"x\n", 1),
    ] {
      XCTAssertThrowsError(try YAMLParser.parse(text, path: "/p/project.yml"), text) { error in
        XCTAssertEqual((error as? FileError)?.line, line, "\(text): \(error)")
      }
    }
    // Neither deep nor cut texts end the program.
    for text in [String(repeating: "[", count: 10_000), String(repeating: "- ", count: 10_000) + "a"] {
      XCTAssertThrowsError(try YAMLParser.parse(text, path: "/p/project.yml"))
    }
    let whole = "a: &x [1, {b: 'c'}]\nd:\n  - e: |\n      f\n  - *x\n"
    for count in 0...whole.count { _ = try? YAMLParser.parse(String(whole.prefix(count)), path: "/p/project.yml") }
  }

  func testMerging() throws {
    let first = try YAMLParser.parse("a: [1]\nb: {c: 1, d: 2}\ne: [1]\n", path: "")
    let second = try YAMLParser.parse("a: [2]\nb: {d: 3}\n\"e:REPLACE\": [2]\nf: 4\n", path: "")
    XCTAssertEqual(
      try XCTUnwrap(first.merged(with: second).plain as? [String: Any]) as NSDictionary,
      ["a": [1, 2], "b": ["c": 1, "d": 3], "e": [2], "f": 4] as NSDictionary)
  }
}
