@testable import UIKit
import UIKitTesting
import XCTest

/// Color wells and color pickers: the grid, the spectrum, the sliders, hexadecimal digits, and the calls of the
/// delegate.
@preconcurrency @MainActor
final class ColorPickerTests: XCTestCase {
  private var app: TestApplication!
  private var controller: UIViewController!

  override func setUp() async throws {
    app = TestApplication(size: CGSize(width: 420, height: 640), scale: 2)
    app.onReport = { XCTFail($0) }
    controller = UIViewController()
    app.show(controller)
  }

  override func tearDown() async throws {
    app.close()
    app = nil
  }

  private final class Delegate: NSObject, UIColorPickerViewControllerDelegate {
    var log: [String] = []
    func colorPickerViewController(
      _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) { log.append(PickedColor(color).hex + (continuously ? "…" : "")) }
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) { log.append("finish") }
  }

  private final class OldDelegate: NSObject, UIColorPickerViewControllerDelegate {
    var count = 0
    func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) { count += 1 }
  }

  private func present() throws -> UIColorPickerViewController {
    let picker = UIColorPickerViewController()
    controller.present(picker, animated: true)
    try app.waitUntilIdle()
    return picker
  }

  private func find<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
    view.subviews.filter { !$0.isHidden }.flatMap { ($0 as? View).map { [$0] } ?? find(type, in: $0) }
  }

  private func choose(_ index: Int, in picker: UIColorPickerViewController) throws {
    let choice = try XCTUnwrap(find(UISegmentedControl.self, in: picker.view).first)
    let x = choice.bounds.width * (CGFloat(index) + 0.5) / 3
    app.tap(at: choice.convert(CGPoint(x: x, y: choice.bounds.midY), to: nil))
    try app.waitUntilIdle()
  }

  func testTheGrid() throws {
    let picker = try present()
    let delegate = Delegate()
    picker.delegate = delegate
    let grid = try XCTUnwrap(find(ColorGridView.self, in: picker.view).first)
    func point(_ row: CGFloat, _ column: CGFloat) -> CGPoint {
      grid.convert(
        CGPoint(x: grid.bounds.width * (column + 0.5) / 12, y: grid.bounds.height * (row + 0.5) / 10), to: nil)
    }
    app.tap(at: point(0, 11))
    try app.waitUntilIdle()
    XCTAssertEqual(delegate.log.last, "000000")
    app.drag(from: point(5, 5), to: point(5, 8), duration: 0.3, hold: 0.3)
    try app.waitUntilIdle()
    XCTAssertEqual(delegate.log.last, ColorGridView.color(row: 5, column: 8).hex)
    XCTAssertTrue(delegate.log.contains(ColorGridView.color(row: 5, column: 6).hex + "…"), "while it moves")
    XCTAssertEqual(PickedColor(picker.selectedColor).hex, delegate.log.last)
    XCTAssertEqual(find(ColorSliderView.self, in: picker.view).count, 1, "the opacity")
  }

  func testTheSpectrum() throws {
    let picker = try present()
    try choose(1, in: picker)
    let spectrum = try XCTUnwrap(find(ColorSpectrumView.self, in: picker.view).first)
    app.tap(at: spectrum.convert(CGPoint(x: spectrum.bounds.width / 3, y: spectrum.bounds.height / 2), to: nil))
    try app.waitUntilIdle()
    let channels = PickedColor(picker.selectedColor).channels
    XCTAssertGreaterThan(channels[1], 250)
    XCTAssertLessThan(channels[0], 8)
    XCTAssertLessThan(channels[2], 8)
    app.tap(at: spectrum.convert(CGPoint(x: 40, y: 1), to: nil))
    try app.waitUntilIdle()
    XCTAssertGreaterThan(PickedColor(picker.selectedColor).channels.min() ?? 0, 245, "white above")
  }

  func testSlidersKeysAndDigits() throws {
    let picker = try present()
    let delegate = Delegate()
    picker.delegate = delegate
    picker.selectedColor = UIColor(red: 1, green: 0.6, blue: 0.2, alpha: 1)
    XCTAssertEqual(delegate.log, [], "not for changes in code")
    try choose(2, in: picker)
    let sliders = find(ColorSliderView.self, in: picker.view).sorted { $0.frame.minY < $1.frame.minY }
    XCTAssertEqual(sliders.map(\.value).map { ($0 * 100).rounded() }, [100, 60, 20, 100], "\(sliders)")
    let green = sliders[1]
    app.tap(at: green.convert(CGPoint(x: 2, y: 18), to: nil))
    try app.waitUntilIdle()
    XCTAssertEqual(PickedColor(picker.selectedColor).hex, "FF0033")
    XCTAssertTrue(green.moveToEndByKey(isFirst: false))
    XCTAssertTrue(green.handleArrowKey(direction: -1, isVertical: false))
    XCTAssertEqual(PickedColor(picker.selectedColor).hex, "FFFA33")
    let field = try XCTUnwrap(find(UITextField.self, in: picker.view).first)
    XCTAssertEqual(field.text, "FFFA33")
    field.becomeFirstResponder()
    field.text = "#336699"
    app.key(.keyboardReturnOrEnter)
    try app.waitUntilIdle()
    XCTAssertEqual(PickedColor(picker.selectedColor).channels, [0x33, 0x66, 0x99])
    field.becomeFirstResponder()
    field.text = "no color"
    app.key(.keyboardReturnOrEnter)
    try app.waitUntilIdle()
    XCTAssertEqual(field.text, "336699")
    XCTAssertEqual(delegate.log.last, "336699")
  }

  func testOpacity() throws {
    let picker = try present()
    let opacity = try XCTUnwrap(find(ColorSliderView.self, in: picker.view).last)
    app.tap(at: opacity.convert(CGPoint(x: opacity.bounds.midX, y: 18), to: nil))
    try app.waitUntilIdle()
    XCTAssertEqual(picker.selectedColor.cgColor.alpha, 0.5, accuracy: 0.01)
    picker.supportsAlpha = false
    app.frame()
    XCTAssertEqual(find(ColorSliderView.self, in: picker.view).count, 0)
  }

  func testFinishing_andTheOlderDelegate() throws {
    let picker = try present()
    let old = OldDelegate()
    picker.delegate = old
    let grid = try XCTUnwrap(find(ColorGridView.self, in: picker.view).first)
    app.tap(grid)
    try app.waitUntilIdle()
    XCTAssertGreaterThan(old.count, 0)
    let delegate = Delegate()
    picker.delegate = delegate
    let close = try XCTUnwrap(find(UIButton.self, in: picker.view).first)
    app.tap(close)
    try app.waitUntilIdle()
    XCTAssertNil(controller.presentedViewController)
    XCTAssertEqual(delegate.log, ["finish"])
  }

  func testAWellOpensThePicker_andSendsEvents() throws {
    let well = UIColorWell()
    XCTAssertEqual(well.frame.size, well.intrinsicContentSize)
    XCTAssertNil(well.selectedColor)
    well.frame.origin = CGPoint(x: 30, y: 30)
    well.title = "Tint"
    well.supportsAlpha = false
    var colors: [String] = []
    well.addAction(UIAction { _ in colors.append(PickedColor(well.selectedColor ?? .clear).hex) }, for: .valueChanged)
    controller.view.addSubview(well)
    app.frame()
    well.selectedColor = .red
    app.tap(well)
    try app.waitUntilIdle()
    let picker = try XCTUnwrap(controller.presentedViewController as? UIColorPickerViewController)
    XCTAssertEqual(picker.title, "Tint")
    XCTAssertFalse(picker.supportsAlpha)
    XCTAssertEqual(PickedColor(picker.selectedColor).hex, "FF0000")
    let grid = try XCTUnwrap(find(ColorGridView.self, in: picker.view).first)
    app.tap(at: grid.convert(CGPoint(x: 2, y: 2), to: nil))
    try app.waitUntilIdle()
    XCTAssertEqual(colors.last, "FFFFFF")
    XCTAssertEqual(PickedColor(well.selectedColor ?? .clear).hex, "FFFFFF")
  }
}
