import Foundation
import UIKit
import UIKitTesting
import XCTest

/// Examples that depend on the mouse: dragging, pinching with Control and the wheel, long presses and double clicks.
@preconcurrency @MainActor
final class ExampleInputTests: ExampleWindowTestCase {
  /// The bottom edge of the navigation bar, in pixels.
  private let top = 80

  private func hand(_ commands: String...) throws { try TestDisplay.get().xdotool(commands) }

  /// Waits for a picture that satisfies a condition.
  private func see(
    _ window: GalleryProcess, _ what: String, line: UInt = #line, _ condition: (Snapshot) -> Bool
  ) throws {
    guard window.wait(until: { condition(window.picture()) }) else {
      let file = Snapshot.artifacts.appendingPathComponent("example-hand-\(line).png")
      try window.picture().write(to: file)
      return XCTFail("\(what): \(file.path)", line: line)
    }
  }

  private func drag(from start: (x: Int, y: Int), to end: (x: Int, y: Int), rest: Double = 0) -> [String] {
    var commands = ["mousemove", "\(start.x)", "\(start.y)", "mousedown", "1"]
    for step in 1...10 {
      commands += [
        "mousemove", "\(start.x + (end.x - start.x) * step / 10)", "\(start.y + (end.y - start.y) * step / 10)",
        "sleep", "0.01",
      ]
    }
    return commands + ["sleep", "\(rest)", "mouseup", "1"]
  }

  /// Turns the wheel while Control is pressed. A pause would begin a new pinch.
  private func notches(_ count: Int, button: Int, _ window: GalleryProcess) throws {
    try window.atOnce {
      try hand("keydown", "ctrl", "click", "--repeat", "\(count)", "--delay", "0", "\(button)", "keyup", "ctrl")
    }
  }

  // MARK: Snap to the middle

  /// Indicates whether a picture is in the middle, at equal distances from the left and right edges of the window.
  private func isCentred(_ picture: Snapshot) -> Bool {
    guard let run = picture.runs(row: 330).first(where: { $0.contains(240) }) else { return false }
    return run.count > 100 && abs(run.lowerBound - (size.width - run.upperBound)) <= 1
  }

  func testAPictureIsDragged_thrown_andComesToRestInTheMiddle() throws {
    let window = try compare(
      "SnapToTheMiddle",
      [
        .init(script: "drag 340 250 140 250 0.5") { [self] window in
          try TestDisplay.get().xdotool(drag(from: (340, 250), to: (140, 250)).dropLast(4))
          // Pictures of 288 points, 20 apart, less the 10 that begin a drag. It does not move any more.
          let edge = (480 - 288) / 2 + 308 - 190
          try see(window, "it follows the hand") { $0.runs(row: 330).contains { abs($0.lowerBound - edge) <= 1 } }
          try hand("sleep", "0.3", "mouseup", "1")
        }
      ], ends: false)
    XCTAssertTrue(isCentred(window.picture()))
    // Held away from the middle it stays there.
    var held = drag(from: (300, 250), to: (230, 250))
    held.removeLast(4)
    try TestDisplay.get().xdotool(held)
    try see(window, "the hand carries it") { !self.isCentred($0) }
    try hand("sleep", "0.3", "mouseup", "1")
    try see(window, "and lets it go back") { self.isCentred($0) }
    // After a fling it continues until some picture is in the middle.
    let before = window.picture()
    try TestDisplay.get().xdotool(drag(from: (420, 250), to: (60, 250)))
    try see(window, "another one is in the middle") {
      self.isCentred($0) && $0.pixel(240, 330) != before.pixel(240, 330)
    }
    finish(window)
  }

  // MARK: Pinches

  func testThePinchDrivesTheTransition_thereAndBack() throws {
    // Six notches, and two fingers, are more than half of the way to twice the size.
    let further = Step(
      script: "pinch 240 250 60 200",
      hand: ["keydown", "ctrl", "click", "--repeat", "6", "--delay", "0", "4", "keyup", "ctrl"])
    let window = try compare("InteractiveTransition", [further], ends: false)
    let coarse = window.picture()
    let cell = try XCTUnwrap(coarse.runs(row: 130).first)
    XCTAssertEqual(cell.count, 180)
    XCTAssertEqual(coarse.runs(column: cell.lowerBound + 20, from: top).first?.count, 180)
    // Two notches are not enough: it returns to the previous state.
    try notches(2, button: 5, window)
    XCTAssertTrue(window.comesToRest())
    try see(window, "the coarse grid again") { $0.isIdentical(to: coarse) }
    try notches(6, button: 5, window)
    try see(window, "the fine grid") { picture in
      guard let run = picture.runs(row: 130).first else { return false }
      return run.lowerBound == cell.lowerBound && run.count == 80
    }
    finish(window)
  }

  func testThePinchSpreadsTheSeeds() throws {
    let window = try compare("Pinch", ends: false)
    let before = window.picture().extent(below: top)
    // The seeds around the middle extend from edge to edge, less half a seed on either side.
    func reach(_ box: CGRect) -> CGFloat { 240 - 22 - box.minX }
    try notches(2, button: 4, window)
    try see(window, "1.1 × 1.1 as far apart") {
      abs(reach($0.extent(below: self.top)) - reach(before) * 1.21) < 2.5
    }
    XCTAssertTrue(window.comesToRest())
    try notches(4, button: 5, window)
    try see(window, "and together again") {
      abs(reach($0.extent(below: self.top)) - reach(before) / 1.21) < 2.5
    }
    finish(window)
  }

  // MARK: Clicks

  func testADoubleClickLikes_andASingleOneSelects() throws {
    try compare(
      "DoubleTap",
      [
        .init(
          script: "tap 70 150 2", hand: ["mousemove", "70", "150", "click", "--repeat", "2", "--delay", "0", "1"]),
        .init(script: "tap 240 150", hand: ["mousemove", "240", "150", "click", "1"]),
      ])
  }

  private static let red: UInt32 = 0xFFFF_0000
  private static let blue: UInt32 = 0xFF00_00FF

  /// Returns points in two red cells, away from their centers.
  private func twoCells(_ picture: Snapshot) throws -> [(x: Int, y: Int)] {
    let y = try XCTUnwrap((top..<200).first { picture.pixel(60, $0) == Self.red }) + 12
    let row = picture.runs(row: y, background: picture.pixel(2, y)).filter {
      picture.pixel($0.lowerBound, y) == Self.red && $0.count > 40
    }
    XCTAssertGreaterThan(row.count, 2)
    return [(row[0].lowerBound + 12, y), (row[1].lowerBound + 12, y)]
  }

  func testBackgroundsChangeWithThePress_andStayWithTheSelection() throws {
    let window = try compare("BackgroundViews", ends: false)
    let cells = try twoCells(window.picture())
    try hand("mousemove", "\(cells[0].x)", "\(cells[0].y)", "mousedown", "1")
    try see(window, "white while pressed") { $0.pixel(cells[0].x, cells[0].y) == Snapshot.white }
    try hand("mouseup", "1")
    try hand("mousemove", "\(cells[1].x)", "\(cells[1].y)", "sleep", "0.3")
    try see(window, "white as it is selected") { $0.pixel(cells[0].x, cells[0].y) == Snapshot.white }
    XCTAssertEqual(window.picture().pixel(cells[1].x, cells[1].y), Self.red)
    try hand("click", "1")
    try see(window, "the other one instead") {
      $0.pixel(cells[0].x, cells[0].y) == Self.red && $0.pixel(cells[1].x, cells[1].y) == Snapshot.white
    }
    finish(window)
  }

  func testAPressHighlights_andADragTakesThatAway() throws {
    let window = try compare("Highlight", ends: false)
    let cells = try twoCells(window.picture())
    try hand("mousemove", "\(cells[0].x)", "\(cells[0].y)", "mousedown", "1")
    try see(window, "blue while pressed") { $0.pixel(cells[0].x, cells[0].y) == Self.blue }
    try hand("mouseup", "1")
    try see(window, "white when selected") { $0.pixel(cells[0].x, cells[0].y) == Snapshot.white }
    try hand("mousemove", "\(cells[1].x)", "\(cells[1].y)", "mousedown", "1")
    try see(window, "blue, too") { $0.pixel(cells[1].x, cells[1].y) == Self.blue }
    for dy in stride(from: 10, through: 60, by: 10) {
      try hand("mousemove", "\(cells[1].x)", "\(cells[1].y + dy)", "sleep", "0.02")
    }
    try see(window, "no longer blue anywhere") { picture in
      !(self.top..<picture.height).contains { picture.pixel(cells[1].x, $0) == Self.blue }
    }
    try hand("mouseup", "1")
    try see(window, "the first one stays selected, the other one is not") {
      $0.pixel(cells[0].x, cells[0].y) == Snapshot.white && $0.pixel(cells[1].x, cells[1].y) == Self.red
    }
    finish(window)
  }

  // MARK: A million

  /// Indicates whether a cell has the size and the color of the given number.
  private func looks(_ cell: Patch, like number: Int) -> Bool {
    let turn = abs(cell.hue - number &* 31 % 360)
    return cell.width == 44 + number &* 37 % 61 && cell.height == 36 + number &* 23 % 41 && min(turn, 360 - turn) <= 1
  }

  /// Returns the number with which the row begins, or `nil` if its cells are not consecutive.
  private func first(of cells: [Patch], from lowest: Int = 0) -> Int? {
    guard cells.count > 2 else { return nil }
    // Every 61st number has the same width.
    guard var start = (lowest..<lowest + 61).first(where: { $0 &* 37 % 61 == cells[0].width - 44 }) else { return nil }
    while start < 1_000_000 {
      if cells.enumerated().allSatisfy({ looks($0.element, like: start + $0.offset) }) { return start }
      start += 61
    }
    return nil
  }

  func testAMillionCells_theSliderJumps_theButtonInserts_theWheelGoesOn() throws {
    let window = try open("Million")
    try see(window, "the first cells") { self.first(of: $0.cells(below: self.top)) == 0 }
    // The button at the right end of the bar inserts a new cell before all others.
    let bar = window.picture()
    let plus = try XCTUnwrap(
      (380..<480).first { x in
        (0..<top).contains { y in
          let color = bar.color(x: x, y: y)
          // The plus in the label color.
          return max(color.red, color.green, color.blue) < 60
        }
      })
    try hand("mousemove", "\(plus + 8)", "46", "click", "1", "mousemove", "240", "250")
    try see(window, "cell 1,000,000 before cell 0") {
      let cells = $0.cells(below: self.top)
      return cells.count > 3 && self.looks(cells[0], like: 1_000_000) && self.first(of: Array(cells.dropFirst())) == 0
    }
    // The slider: half of the way is half a million.
    var jump = drag(from: (138, 46), to: (240, 46), rest: 0.3)
    jump += ["mousemove", "240", "250"]
    try TestDisplay.get().xdotool(jump)
    // The bar may cover a part of the first row.
    func second(_ picture: Snapshot, from lowest: Int) -> Int? {
      first(of: picture.cells(below: top, line: 1), from: lowest)
    }
    XCTAssertTrue(window.comesToRest())
    try see(window, "somewhere in the middle") { second($0, from: 300_000) != nil }
    let middle = try XCTUnwrap(second(window.picture(), from: 300_000))
    XCTAssertLessThan(middle, 700_000)
    for _ in 0..<5 { try hand("click", "5") }
    try see(window, "farther on") { second($0, from: middle).map { $0 > middle + 10 } ?? false }
    XCTAssertTrue(window.comesToRest())
    let last = try XCTUnwrap(second(window.picture(), from: middle))
    XCTAssertLessThan(last, middle + 200, "the wheel goes on from there")
    finish(window)
  }
}
