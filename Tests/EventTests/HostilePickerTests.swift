import UIKit
import UIKitTesting
import XCTest

/// Picker views whose data sources and delegates change the data while they are called, or return numbers for which there is no row.
@preconcurrency @MainActor
final class HostilePickerTests: HostileTestCase {
  /// A data source and delegate that call a closure in each of their methods.
  private final class Source: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var counts: [Int] = [5, 5, 5]
    var height: CGFloat = 0
    var width: CGFloat = 0
    var log: [String] = []
    var onCall: ((String) -> Void)?

    private func call(_ name: String) {
      log.append(name)
      onCall?(name)
    }
    func numberOfComponents(in pickerView: UIPickerView) -> Int {
      call("components")
      return counts.count
    }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      call("rows")
      return counts.indices.contains(component) ? counts[component] : -1
    }
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
      call("width")
      return width
    }
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
      call("height")
      return height
    }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
      call("title")
      return "row \(row)"
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) { call("select") }
  }

  private func show(_ source: Source) -> UIPickerView {
    let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
    picker.dataSource = source
    picker.delegate = source
    root.view.addSubview(picker)
    return picker
  }

  /// Each method reloads the picker view with fewer components and rows.
  func testReloadingInTheMethodsOfTheDataSource() throws {
    for name in ["components", "rows", "width", "height", "title"] {
      for (time, counts) in [[2], [], [2, 2, 2, 2], [0, 0]].enumerated() {
        let source = Source()
        let picker = show(source)
        var remaining = time % 3 + 1
        source.onCall = { [unowned picker] in
          guard $0 == name, remaining > 0 else { return }
          remaining -= 1
          guard remaining == 0 else { return }
          source.counts = counts
          picker.reloadAllComponents()
        }
        for _ in 0..<4 { picker.reloadAllComponents() }
        try app.waitUntilIdle()
        XCTAssertEqual(picker.numberOfComponents, counts.count, "\(name) \(counts)")
        XCTAssertEqual(counts.indices.map(picker.numberOfRows), counts, "\(name) \(counts)")
        app.drag(from: CGPoint(x: 160, y: 160), to: CGPoint(x: 160, y: 60))
        try app.waitUntilIdle()
        picker.removeFromSuperview()
      }
    }
    checkReports([])
  }

  /// The rows disappear while typed characters are compared with their titles.
  func testReloadingWhileTitlesAreCompared() throws {
    for counts in [[], [0], [2]] {
      let source = Source()
      source.counts = [9]
      let picker = show(source)
      try app.waitUntilIdle()
      app.key(.keyboardTab)
      source.onCall = { [unowned picker] in
        guard $0 == "title" else { return }
        source.onCall = nil
        source.counts = counts
        picker.reloadAllComponents()
      }
      app.key(.keyboardX)
      try app.waitUntilIdle()
      XCTAssertEqual(picker.numberOfComponents, counts.count)
      picker.removeFromSuperview()
    }
  }

  func testReloadingInEachSelection() throws {
    let source = Source()
    let picker = show(source)
    try app.waitUntilIdle()
    source.onCall = { [unowned picker] in
      guard $0 == "select" else { return }
      source.counts.removeLast()
      picker.reloadAllComponents()
    }
    for _ in 0..<3 {
      app.tap(at: CGPoint(x: 90, y: 150))
      try app.waitUntilIdle()
    }
    XCTAssertEqual(source.counts, [])
    XCTAssertEqual(picker.numberOfComponents, 0)
  }

  func testSizesOfRowsAndCounts() throws {
    let values: [CGFloat] = [.nan, .infinity, -1, 1e-300, 1e-9, 1e300, 1e19]
    for value in values {
      let source = Source()
      (source.width, source.height) = (value, value)
      let picker = show(source)
      try app.waitUntilIdle()
      app.drag(from: CGPoint(x: 160, y: 160), to: CGPoint(x: 160, y: 60))
      picker.selectRow(4, inComponent: 1, animated: true)
      try app.waitUntilIdle()
      XCTAssertEqual(picker.selectedRow(inComponent: 1), 4, "\(value)")
      XCTAssertTrue(picker.rowSize(forComponent: 0).height.isFinite)
      picker.removeFromSuperview()
    }
    for count in [Int.max, Int.min, Int.max - 1] {
      let source = Source()
      source.counts = [count]
      let picker = show(source)
      try app.waitUntilIdle()
      if count > 0 {
        picker.selectRow(count - 1, inComponent: 0, animated: false)
        XCTAssertEqual(picker.selectedRow(inComponent: 0), count - 1)
      }
      try app.waitUntilIdle()
      app.drag(from: CGPoint(x: 160, y: 160), to: CGPoint(x: 160, y: 60))
      try app.waitUntilIdle()
      picker.removeFromSuperview()
    }
  }

  /// The limits of a date picker that no date fulfills, and dates that no calendar has.
  func testDatePickersWithoutADate() throws {
    let now = Date(timeIntervalSinceReferenceDate: 800_000_000)
    let dates = [Date.distantPast, .distantFuture, now, Date(timeIntervalSinceReferenceDate: .nan)]
    for style in [UIDatePickerStyle.wheels, .compact, .inline] {
      for mode in [UIDatePicker.Mode.date, .time, .dateAndTime, .countDownTimer] {
        let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 320, height: 320))
        if mode != .countDownTimer || style == .wheels { picker.preferredDatePickerStyle = style }
        picker.datePickerMode = mode
        root.view.addSubview(picker)
        for minimum in dates {
          for maximum in dates {
            (picker.minimumDate, picker.maximumDate) = (minimum, maximum)
            for date in dates { picker.date = date }
            app.frame()
          }
        }
        for value in [Double.nan, .infinity, -1, 1e300, 86_400] { picker.countDownDuration = value }
        for value in [Int.min, -1, 0, 7, 61, Int.max] { picker.minuteInterval = value }
        app.drag(from: CGPoint(x: 100, y: 160), to: CGPoint(x: 100, y: 60))
        try app.waitUntilIdle()
        picker.removeFromSuperview()
      }
    }
  }

  func testADelegateThatAsksForItsOwnSize() {
    let source = Source()
    let picker = show(source)
    var sizes: [CGSize] = []
    source.onCall = { [unowned picker] in
      guard $0 == "height" || $0 == "width" else { return }
      sizes.append(picker.rowSize(forComponent: 1))
    }
    app.frame()
    XCTAssertEqual(Set(sizes.map(\.height)).count, 1, "the standard height")
    XCTAssertEqual(picker.rowSize(forComponent: 1).height, sizes.first?.height)
  }
}
