import XCTest

/// UI tests as Xcode's template writes them: they import XCTest alone and know the application by what it shows.
final class NotesUITests: XCTestCase {
  private let app = XCUIApplication()
  private var expectsFailure = false
  private var failure = ""

  override func setUpWithError() throws {
    continueAfterFailure = false
    app.launch()
  }

  override func recordFailure(
    withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
  ) {
    guard expectsFailure else {
      return super.recordFailure(
        withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
    }
    failure = "\(description) (\(filePath.split(separator: "/").last ?? ""):\(lineNumber))"
  }

  private var titles: [String] { app.tables.cells.staticTexts.allElementsBoundByIndex.map(\.label) }

  func testTheButtonAddsNotesUntilItIsDisabled() {
    let add = app.navigationBars.buttons["Add"]
    XCTAssertTrue(add.waitForExistence(timeout: 5))
    XCTAssertEqual(titles, ["Milk"])
    add.tap()
    XCTAssertTrue(add.isEnabled)
    add.tap()
    XCTAssertEqual(titles, ["Milk", "Note 2", "Note 3"])
    XCTAssertFalse(add.isEnabled)
    // Each launch is a new process.
    app.terminate()
    XCTAssertEqual(app.state, .notRunning)
    app.launch()
    XCTAssertTrue(app.wait(for: .runningForeground, timeout: 5))
    XCTAssertEqual(titles, ["Milk"])
  }

  func testARowShowsItsNoteAndTheBackButtonReturns() {
    let list = app.navigationBars.firstMatch.identifier
    app.tables.staticTexts["Milk"].tap()
    XCTAssertFalse(app.tables.element.exists)
    XCTAssertTrue(app.staticTexts["Milk"].isHittable)
    app.navigationBars.buttons[list].tap()
    XCTAssertEqual(app.tables.cells.count, 1)
    XCTAssertEqual(app.cells.element(boundBy: 0).frame.height, 44)
  }

  func testQueriesWithPredicates() {
    XCTAssertEqual(app.staticTexts.matching(NSPredicate(format: "label BEGINSWITH 'Mi'")).count, 1)
    XCTAssertEqual(app.cells.containing(.staticText, identifier: "Milk").count, 1)
    XCTAssertEqual(app.cells.containing(.staticText, identifier: "Water").count, 0)
    let gone = XCTNSPredicateExpectation(
      predicate: NSPredicate(format: "exists == false"), object: app.staticTexts["Water"])
    XCTAssertEqual(XCTWaiter().wait(for: [gone], timeout: 5), .completed)
  }

  func testAMissingElementIsReported() {
    expectsFailure = true
    app.buttons["Water"].tap()
    expectsFailure = false
    XCTAssertTrue(
      failure.hasPrefix("Failed to tap \"Water\" Button: No matches found for Elements matching predicate"), failure)
    XCTAssertTrue(failure.contains("NotesUITests.swift"), failure)
  }

  func testExpectedFailures() {
    var isRun = false
    XCTExpectFailure("a known fault") {
      XCTFail("known")
      isRun = true
    }
    XCTAssertTrue(isRun)
    expectsFailure = true
    XCTExpectFailure("a mended fault") {}
    expectsFailure = false
    XCTAssertTrue(failure.hasPrefix("a failure was expected, but there was none: a mended fault"), failure)
    XCTAssertTrue(failure.contains("NotesUITests.swift"), failure)
  }

  func testAttachmentsWithTheSameName() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let previous = ProcessInfo.processInfo.environment["TESSERA_ARTIFACTS"] ?? ""
    setenv("TESSERA_ARTIFACTS", folder.path, 1)
    for text in ["first", "second"] {
      let attachment = XCTAttachment(string: text)
      attachment.name = "note"
      add(attachment)
    }
    setenv("TESSERA_ARTIFACTS", previous, 1)
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    XCTAssertEqual(Set(try files.map { try String(contentsOf: $0, encoding: .utf8) }), ["first", "second"])
    try FileManager.default.removeItem(at: folder)
  }

  func testScreenshotsAndOrientation() {
    let portrait = app.frame
    XCTAssertEqual(app.screenshot().image.size, portrait.size)
    XCUIDevice.shared.orientation = .landscapeLeft
    XCTAssertEqual(app.frame.width, portrait.height)
    XCUIDevice.shared.orientation = .portrait
    XCTAssertEqual(app.frame, portrait)
  }

  /// XCUIApplication.h: "If not modified, these are the arguments that Xcode will pass on launch."
  func testTheApplicationHasTheArgumentsAndVariablesOfTheScheme() {
    XCTAssertEqual(app.launchArguments, ["-suffix", "!"])
    XCTAssertEqual(app.launchEnvironment["NOTES_LIST"], "scheme")
    XCTAssertTrue(app.tables["scheme!"].exists)
    app.launchEnvironment["NOTES_LIST"] = "own"
    app.launchArguments = []
    app.launch()
    XCTAssertTrue(app.tables["own"].exists)
  }

  func testPredicatesNameWhetherATouchReachesAnElement() {
    let texts = app.staticTexts.matching(NSPredicate(format: "label == %@", "Milk"))
    XCTAssertEqual(texts.matching(NSPredicate(format: "hittable == true")).count, 1)
    XCTAssertEqual(texts.matching(NSPredicate(format: "isHittable == NO")).count, 0)
    expectsFailure = true
    app.buttons.matching(NSPredicate(format: "label CONTAINS %@ AND %K > %d", "Water", "elementType", 3)).element.tap()
    expectsFailure = false
    XCTAssertTrue(
      failure.contains("Elements matching predicate 'label CONTAINS \"Water\" AND elementType > 3'"), failure)
  }

  /// A jump out of a block of the main queue would leave the run loop locked.
  func testAFailureInTheRunLoopLeavesTheTestAfterTheWait() {
    var log: [String] = []
    let app = app
    let inner = InnerTest(name: "inner") { test in
      let done = test.expectation(description: "done")
      DispatchQueue.main.async {
        (test as! InnerTest).stopAtFailure()
        log.append("failed")
        done.fulfill()
      }
      test.wait(for: [done], timeout: 10)
      log.append("waited")
      _ = app.tables.count
      log.append("continued")
    }
    inner.continueAfterFailure = false
    inner.invokeTest()
    XCTAssertEqual(log, ["failed", "waited"])
    XCTAssertTrue(inner.wasTornDown)
  }
}

/// A test that runs in another one.
final class InnerTest: XCTestCase {
  private(set) var wasTornDown = false
  override func tearDown() { wasTornDown = true }
}
