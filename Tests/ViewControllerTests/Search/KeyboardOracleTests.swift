import TestSupport
@testable import UIKit
import UIKitTesting
import XCTest

/// The measured cases of the keyboard, of input views and of the end of editing (`keyboard-cases.json`).
@preconcurrency @MainActor
final class KeyboardOracleTests: XCTestCase {
  private static let cases = "keyboard-cases.json"
  private var app: TestApplication!
  private var controller: UIViewController!

  override func setUp() async throws { start(CGSize(width: 393, height: 852), scale: 3) }

  override func tearDown() async throws {
    app.close()
    app = nil
    controller = nil
  }

  private func start(_ size: CGSize, scale: CGFloat) {
    app?.close()
    app = TestApplication(size: size, scale: scale)
    app.onReport = { XCTFail($0) }
    controller = UIViewController()
    app.show(controller)
  }

  func testTheInsetOfAScrollView() throws {
    try Oracle.each(Self.cases, family: "panel") { entry in
      XCTAssertEqual(entry.id, "keyboard-no-overlap-inset", "is not tested")
      XCTAssertEqual(
        try entry.config.string("first_responder"), "hosted search field, not inside the scroll view")
      XCTAssertTrue(try entry.config.bool("tab_bar"))
      start(CGSize(width: 375, height: 667), scale: 2)
      let content = UITableViewController(style: .plain)
      let search = UISearchController(searchResultsController: nil)
      search.obscuresBackgroundDuringPresentation = false
      content.navigationItem.searchController = search
      content.navigationItem.hidesSearchBarWhenScrolling = false
      let tabs = UITabBarController()
      tabs.viewControllers = [UINavigationController(rootViewController: content), UIViewController()]
      app.show(tabs)
      try app.waitUntilIdle()
      // Tessera has no on-screen keyboard; an input view has the place of one.
      search.searchBar.searchTextField.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 260))
      XCTAssertTrue(search.searchBar.searchTextField.becomeFirstResponder())
      try app.waitUntilIdle()
      XCTAssertNotNil(app.window.inputContainer)
      entry.expect("adjusted_bottom_inset", content.tableView.adjustedContentInset.bottom)
    }
  }

  func testInputViews() throws {
    try Oracle.each(Self.cases, family: "input-view") { entry in
      switch entry.id {
      case "inputview-init", "inputview-default":
        XCTAssertFalse(try entry.config.bool("attached"))
        let view: UIInputView
        switch try entry.config.string("init") {
        case "init": view = UIInputView()
        case "default":
          view = UIInputView(frame: CGRect(x: 20, y: 150, width: 300, height: 80), inputViewStyle: .default)
        case let other: return XCTFail("\(entry.id): \(other)")
        }
        entry.expect("inputViewStyle", CGFloat(view.inputViewStyle.rawValue))
        entry.expect("frame", view.frame)
        entry.expect("allowsSelfSizing", view.allowsSelfSizing)
        entry.expect("isOpaque", view.isOpaque)
        entry.expect("clipsToBounds", view.clipsToBounds)
        entry.expect("background", text: view.backgroundColor.map { "\($0)" })
        entry.expect("intrinsic", [view.intrinsicContentSize.width, view.intrinsicContentSize.height])
        let fitting = view.sizeThatFits(CGSize(width: 100, height: 100))
        entry.expect("sizeThatFits", text: fitting == view.bounds.size ? "its bounds size" : "\(fitting)")
      case "inputview-halves":
        let frame = try entry.config.rect("frame")
        let view = UIInputView(frame: frame, inputViewStyle: .default)
        XCTAssertEqual(try entry.expect.rects("private_halves"), view.subviews.map(\.frame), entry.id)
        view.frame.size.width = 200
        view.layoutIfNeeded()
        XCTAssertEqual(view.subviews.map(\.frame.width), [100, 100])
      case "inputview-clicks":
        XCTAssertEqual(try entry.config.string("enableInputClicksWhenVisible"), "not implemented")
        let view = SilentInputView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), inputViewStyle: .keyboard)
        let feedback: any UIInputViewAudioFeedback = view
        XCTAssertFalse(feedback.enableInputClicksWhenVisible)
        UIDevice.current.playInputClick()
        entry.expect("playInputClick", text: "returns")
      default: XCTFail("\(entry.id) is not tested")
      }
    }
  }

  private final class SilentInputView: UIInputView, UIInputViewAudioFeedback {}

  private final class Delegate: NSObject, UITextFieldDelegate {
    var allowsEnd = true
    var log: [String] = []
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
      log.append("shouldEndEditing")
      return allowsEnd
    }
    func textFieldDidEndEditing(_ textField: UITextField) { log.append("the method without a reason") }
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
      log.append("the method with a reason")
    }
  }

  private func field(_ delegate: Delegate? = nil) -> UITextField {
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    field.delegate = delegate
    controller.view.addSubview(field)
    return field
  }

  func testTheEndOfEditing() throws {
    try Oracle.each(Self.cases, family: "end-editing") { entry in
      let delegate = Delegate()
      let field = field(delegate)
      defer { field.removeFromSuperview() }
      XCTAssertTrue(field.becomeFirstResponder())
      switch entry.id {
      case "end-editing-elsewhere":
        XCTAssertEqual(try entry.config.string("call"), "endEditing(false or true)")
        XCTAssertEqual(try entry.config.string("first_responder"), "outside the receiver")
        let other = UIView()
        controller.view.addSubview(other)
        let results = [other.endEditing(false), other.endEditing(true)]
        entry.expect("returns", results.contains(true))
        entry.expect("delegate_calls", CGFloat(delegate.log.count))
        XCTAssertTrue(field.isFirstResponder, entry.id)
      case "end-editing-refusing":
        XCTAssertEqual(try entry.config.string("call"), "endEditing(false)")
        XCTAssertEqual(try entry.config.string("delegate"), "refuses")
        delegate.allowsEnd = false
        XCTAssertFalse(controller.view.endEditing(false), entry.id)
        entry.expect("shouldEndEditing_calls", CGFloat(delegate.log.count { $0 == "shouldEndEditing" }))
        entry.expect("still_first_responder", field.isFirstResponder)
        XCTAssertEqual(delegate.log, ["shouldEndEditing"], entry.id)
        XCTAssertTrue(controller.view.endEditing(true), "by force")
      case "textfield-didend-reason":
        XCTAssertEqual(try entry.config.string("delegate"), "implements both did-end methods")
        XCTAssertTrue(controller.view.endEditing(false))
        let calls = delegate.log.filter { $0 != "shouldEndEditing" }
        entry.expect("calls", text: calls.count == 1 ? "\(calls[0]), once" : "\(calls)")
      default: XCTFail("\(entry.id) is not tested")
      }
    }
  }

  func testTextFields() throws {
    try Oracle.each(Self.cases, family: "text-field") { entry in
      let field = field()
      defer { field.removeFromSuperview() }
      switch entry.id {
      case "textfield-side-view-inactive":
        XCTAssertEqual(try entry.config.string("view"), "left or right view whose mode is not met")
        var (removed, kept) = (true, true)
        for path in [\UITextField.leftView, \.rightView] {
          let mode: ReferenceWritableKeyPath<UITextField, UITextField.ViewMode> =
            path == \.leftView ? \.leftViewMode : \.rightViewMode
          let view = UIView(frame: CGRect(x: 3, y: 4, width: 20, height: 10))
          field[keyPath: path] = view
          if view.superview != nil { removed = false }
          field[keyPath: mode] = .always
          XCTAssertIdentical(view.superview, field, entry.id)
          field.layoutIfNeeded()
          let (frame, bounds, isHidden) = (view.frame, view.bounds, view.isHidden)
          field[keyPath: mode] = .whileEditing
          field.layoutIfNeeded()
          if view.superview != nil { removed = false }
          if view.frame != frame || view.bounds != bounds || view.isHidden != isHidden { kept = false }
          field.becomeFirstResponder()
          field.layoutIfNeeded()
          XCTAssertIdentical(view.superview, field, "\(entry.id) while editing")
          field.resignFirstResponder()
          field.layoutIfNeeded()
          if view.superview != nil { removed = false }
        }
        entry.expect("removed_from_hierarchy", removed)
        entry.expect("frame_bounds_hidden", text: kept ? "kept" : "changed")
      case "textfield-selectAll":
        XCTAssertEqual(try entry.config.string("call"), "selectAll on an attached enabled field")
        field.text = "Some text"
        field.selectAll(nil)
        entry.expect("becomes_first_responder", field.isFirstResponder)
        let selected = field.selectedTextRange.flatMap { field.text(in: $0) }
        entry.expect("selection", text: selected == field.text ? "whole text" : selected)
        field.resignFirstResponder()
        let detached = UITextField()
        detached.text = "Some text"
        detached.selectAll(nil)
        XCTAssertFalse(detached.isFirstResponder, "\(entry.id): a field without a window")
        field.isEnabled = false
        field.selectAll(nil)
        XCTAssertFalse(field.isFirstResponder, "\(entry.id): a disabled field")
      default: XCTFail("\(entry.id) is not tested")
      }
    }
  }
}
