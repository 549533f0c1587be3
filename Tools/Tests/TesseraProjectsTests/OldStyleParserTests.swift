import XCTest

@testable import TesseraProjects

final class OldStyleParserTests: XCTestCase {
  private func parse(_ text: String) throws -> OldStyleValue {
    try OldStyleParser.parse(Data(text.utf8), path: "/p/project.pbxproj")
  }

  private func failure(_ text: String) -> String {
    do {
      return "no error: \(try parse(text))"
    } catch { return "\(error)" }
  }

  func testValuesOfAllKinds() throws {
    let value = try parse(
      """
      // !$*UTF8*$!
      {
        name = Chess; /* a comment */ "quoted key" = "a \\"b\\" \\n \\U00e9 \\351";
        path = ../a-b/c.d_e; list = (one, "two", {x = 1;}, ); empty = (); data = <0a 0B>;
      }
      """)
    let entries = try XCTUnwrap(value.dictionary)
    XCTAssertEqual(entries["name"]?.string, "Chess")
    XCTAssertEqual(entries["quoted key"]?.string, "a \"b\" \n é é")
    XCTAssertEqual(entries["path"]?.string, "../a-b/c.d_e")
    XCTAssertEqual(entries["list"]?.array?.count, 3)
    XCTAssertEqual(entries["list"]?.strings, ["one", "two"])
    XCTAssertEqual(entries["empty"]?.array?.count, 0)
    XCTAssertEqual(entries["data"]?.string, "<0a 0B>")
    XCTAssertEqual(entries["list"]?.line, 4)
  }

  func testErrorsNameTheLineAndWhatIsMissing() {
    XCTAssertEqual(
      failure("{\n a = 1\n b = 2;\n}"),
      "/p/project.pbxproj:3: error: ';' is missing after the value of \"a\"; found 'b'")
    XCTAssertEqual(failure("{\n a 1;\n}"), "/p/project.pbxproj:2: error: '=' is missing after \"a\"; found '1'")
    XCTAssertEqual(
      failure("{\n a = (\n 1,\n"),
      "/p/project.pbxproj:4: error: the array that begins in line 2 has no ')': the file is cut short")
    XCTAssertEqual(
      failure("{\n a = 1;\n"),
      "/p/project.pbxproj:3: error: the dictionary that begins in line 1 has no '}': the file is cut short")
    XCTAssertEqual(
      failure("{\n a = \"b\n\n"),
      "/p/project.pbxproj:2: error: the string that begins here has no closing quotation mark")
    XCTAssertEqual(failure("{} x"), "/p/project.pbxproj:1: error: the property list ends here, but 'x' follows")
    XCTAssertEqual(failure("{ /* x"), "/p/project.pbxproj:1: error: this comment has no end")
  }

  func testAMergeConflictIsNamed() {
    let text = "{\n<<<<<<< HEAD\n a = 1;\n=======\n a = 2;\n>>>>>>> other\n}"
    XCTAssertEqual(failure(text), "/p/project.pbxproj:2: error: a merge conflict is not resolved here")
  }

  func testDeepNestingIsRefused() {
    let text = String(repeating: "(", count: 100_000)
    XCTAssertEqual(failure(text), "/p/project.pbxproj:1: error: values are nested deeper than 200 levels")
  }

  func testStringsFilesInBothEncodings() throws {
    let text = "/* Title */\n\"title\" = \"Café\";\nplain = \"x\";\n\"same\";\n"
    let wanted = ["title": "Café", "plain": "x", "same": "same"]
    XCTAssertEqual(try OldStyleParser.parseStrings(Data(text.utf8), path: "a"), wanted)
    for isLittle in [true, false] {
      var data = Data(isLittle ? [0xFF, 0xFE] : [0xFE, 0xFF])
      for unit in text.utf16 {
        let bytes = [UInt8(unit & 255), UInt8(unit >> 8)]
        data.append(contentsOf: isLittle ? bytes : bytes.reversed())
      }
      XCTAssertEqual(try OldStyleParser.parseStrings(data, path: "a"), wanted)
    }
  }

  func testMutatedFilesGiveValuesOrErrorsWithALine() {
    let data = Data("{\n a = (1, \"x\\U00e9\", {b = <00>;}); // c\n d = 'e'; /* f */ g = \"h\";\n}".utf8)
    for length in 0..<data.count { check(data.prefix(length)) }
    for seed in 1...3000 {
      var mutator = Mutator(seed: UInt64(seed))
      check(mutator.mutated(data))
    }
  }

  private func check(_ data: Data) {
    do {
      _ = try OldStyleParser.parse(data, path: "p")
    } catch let error as FileError {
      XCTAssertGreaterThan(error.line ?? 0, 0)
      XCTAssertFalse(error.message.isEmpty)
    } catch { XCTFail("\(error)") }
    _ = try? OldStyleParser.parseStrings(data, path: "p")
  }
}
