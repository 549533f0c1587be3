import XCTest

@testable import TesseraProjects

final class TestProgressTests: XCTestCase {
  func testTheTestDuringWhichTheProgramEnded() {
    var progress = TestProgress()
    progress.read("Test Suite 'A' started\nTest Case 'A.testOne' started at 1\nTest Case 'A.testOne' pas".utf8)
    XCTAssertEqual(progress.current, "A.testOne")
    progress.read("sed (0.1 seconds)\n".utf8)
    XCTAssertNil(progress.current)
    progress.read("no line breakTest Case 'B.testTwo' started at 2\nFatal error\n".utf8)
    XCTAssertEqual(progress.current, "B.testTwo")
    progress.read([0xFF, 0x0A])
    XCTAssertEqual(progress.current, "B.testTwo")
    progress.read([UInt8](repeating: 0xFF, count: 20_000))
    progress.read("Test Case 'B.testTwo' passed (0.1 seconds)\n".utf8)
    XCTAssertNil(progress.current)
  }

  func testAnArgumentNamesWholeClasses() {
    XCTAssertEqual(
      TestProgress.argument(for: ["M.A/testTwo", "M.A/testThree", "M.B/testOne", "M.B/testTwo", "N.A/testOne"]),
      "M.A/testTwo,M.A/testThree,M.B,N.A")
    XCTAssertEqual(TestProgress.argument(for: []), "")
  }

  /// Two modules have a test of the same name, and the one in the second module ends the program.
  func testTheProgramIsNotStartedForever() throws {
    let folder = try TemporaryFolder()
    let program = try folder.write(
      "tests",
      """
      #!/bin/sh
      if [ "$1" = --list-tests ]; then
        printf 'M.A/testOne\\nN.A/testOne\\nN.B/testTwo\\n'
        exit 0
      fi
      echo "${1:-all}" >> "$(dirname "$0")/calls"
      if [ "$1" = N.B/testTwo ]; then exit 0; fi
      echo "Test Case 'A.testOne' started at 1"
      kill -ILL $$
      """)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
    XCTAssertEqual(try TestRunner(program: program) { _ in }.runXCTests(filter: nil), 128 + 4)
    XCTAssertEqual(folder.text("calls"), "all\nN.A/testOne,N.B\nN.B/testTwo\n")
  }

  func testTheTestsThatRemain() {
    let list = TestProgress.tests(inList: "Listing 3 test(s):\n\nM.A/testOne\nM.B/testTwo\nM.B/testThree\n")
    XCTAssertEqual(list, ["M.A/testOne", "M.B/testTwo", "M.B/testThree"])
    XCTAssertEqual(TestProgress.tests(after: "B.testTwo", in: list), ["M.B/testThree"])
    XCTAssertEqual(TestProgress.tests(after: "B.testThree", in: list), [])
    XCTAssertEqual(TestProgress.tests(after: "C.test", in: list), [])
  }

  /// A program that ends during its second test, as by `fatalError`.
  func testTheProgramIsStartedAgainForTheOtherTests() throws {
    let folder = try TemporaryFolder()
    let program = try folder.write(
      "tests",
      """
      #!/bin/sh
      if [ "$1" = --list-tests ]; then
        printf 'Listing 3 test(s):\\n\\nM.A/testOne\\nM.A/testTwo\\nM.B/testThree\\n'
        exit 0
      fi
      echo "$TESSERA_HOST ${1:-all}" >> "$(dirname "$0")/calls"
      if [ -z "$1" ]; then
        echo "Test Case 'A.testOne' started at 1"
        echo "Test Case 'A.testOne' passed (0.1 seconds)"
        echo "Test Case 'A.testTwo' started at 2"
        kill -ILL $$
      fi
      echo "Test Case 'B.testThree' started at 3"
      echo "Test Case 'B.testThree' passed (0.1 seconds)"
      """)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
    var said: [String] = []
    let status = try TestRunner(program: program) { said.append($0) }.runXCTests(filter: nil)
    XCTAssertEqual(status, 128 + 4)
    XCTAssertEqual(folder.text("calls"), "headless all\nheadless M.B/testThree\n")
    XCTAssertEqual(
      said,
      [
        "The program ended during the test A.testTwo, which has failed. It is started again for the tests that follow (1)."
      ])
    XCTAssertEqual(try TestRunner(program: program) { _ in }.runXCTests(filter: "M.B"), 0)
  }
}
