import TestSupport
@testable import UIKit
import UIKitTesting
import XCTest

/// Links and tagged ranges in a text view.
extension GestureCaseTests {
  func playTextItem(_ entry: Oracle.Case) throws {
    let kind = try entry.config.string("text_view")
    guard kind == "353x120, selectable, not editable, 17 pt" else { return isUnknown(entry, kind) }
    let text = NSMutableAttributedString(
      string: "A link and a tag", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    let link = NSRange(location: 2, length: 4)
    let url = try XCTUnwrap(URL(string: "https://example.org"))
    text.addAttribute(.link, value: url, range: link)
    text.addAttribute(.textItemTag, value: "tag", range: NSRange(location: 13, length: 3))
    let field = UITextView(frame: CGRect(x: 10, y: 10, width: 353, height: 120))
    field.isEditable = false
    field.attributedText = text
    view.addSubview(field)
    app.frame()
    let listener = ItemListener()
    let old = OldItemListener()
    field.delegate = listener
    func place(_ index: Int) -> CGPoint {
      let rect = field.caretRect(for: IndexPosition(index))
      return field.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
    }
    switch entry.config["case", as: String.self] {
    case "tap a link, delegate returns the default action": app.tap(at: place(4))
    case "no delegate":
      field.delegate = nil
      app.tap(at: place(4))
    case "tap a link, delegate returns nil":
      listener.hasAction = false
      app.tap(at: place(4))
      expect(entry, field.selectedRange, link, "selected")
    case "only the iOS 10 method":
      field.delegate = old
      app.tap(at: place(4))
      expect(entry, old.interactions, [.invokeDefaultAction])
      listener.log = old.log
    case "0.9 s press, both generations":
      // UIKit skips the primary action; here it is requested (docs/differences.md).
      let both = BothItemListener()
      field.delegate = both
      app.longPress(at: place(4), duration: 0.9)
      expect(entry, both.log.first, "primaryActionFor")
      entry.expect("events", Array(both.log.dropFirst()))
      entry.expect("opened", !app.openedURLs.isEmpty)
      return
    case "0.9 s press": app.longPress(at: place(4), duration: 0.9)
    case "tap a tagged run":
      listener.hasAction = false
      app.tap(at: place(14))
    case let words: return isUnknown(entry, words)
    }
    expect(entry, listener.log, try entry.expect.strings("events").map(Self.withoutRemark), "events")
    expect(entry, app.openedURLs, try entry.expect.bool("opened") ? [url] : [], "opened")
    if let words = entry.expect["selectedRange", as: String.self] {
      guard words == "the link" else { return isUnknown(entry, words) }
      expect(entry, field.selectedRange, link)
    }
    withExtendedLifetime((listener, old)) {}
  }

  /// Additional cases from the same source (Vercantez/openuikit, wordpressrowsprobe): a delegate with its own action,
  /// one with the old and the new methods, one without any, editable text, and text that is not selectable. Then a
  /// delegate from before iOS 17 that returns `false` (UITextView.h: "Returning NO cancels the interaction").
  func testTextItems_besideTheMeasured() throws {
    let url = try XCTUnwrap(URL(string: "https://example.org"))
    let link = NSRange(location: 2, length: 4)
    func tap(_ delegate: (any UITextViewDelegate)?, presses: Bool = false, set: (UITextView) -> Void = { _ in })
      -> UITextView
    {
      start()
      app.onReport = { _ in }
      let text = NSMutableAttributedString(
        string: "A link and a tag", attributes: [.font: UIFont.systemFont(ofSize: 17)])
      text.addAttribute(.link, value: url, range: link)
      let field = UITextView(frame: CGRect(x: 10, y: 10, width: 353, height: 120))
      field.isEditable = false
      field.attributedText = text
      field.delegate = delegate
      set(field)
      view.addSubview(field)
      app.frame()
      let rect = field.caretRect(for: IndexPosition(4))
      let place = field.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
      if presses { app.longPress(at: place, duration: 0.9) } else { app.tap(at: place) }
      return field
    }
    let listener = ItemListener()
    var runs = 0
    listener.own = UIAction { _ in runs += 1 }
    _ = tap(listener)
    XCTAssertEqual([listener.log, ["\(runs)"]], [["primaryActionFor"], ["1"]])
    XCTAssertEqual(app.openedURLs, [])
    listener.own = nil
    listener.log = []
    let editable = tap(listener) { $0.isEditable = true }
    XCTAssertEqual(listener.log, ["primaryActionFor"])
    XCTAssertEqual(app.openedURLs, [url])
    XCTAssertFalse(editable.isFirstResponder)
    listener.log = []
    _ = tap(listener) { $0.isSelectable = false }
    XCTAssertEqual(listener.log, [])
    XCTAssertEqual(app.openedURLs, [])
    let both = BothItemListener()
    _ = tap(both)
    XCTAssertEqual(both.log, ["primaryActionFor"])
    XCTAssertEqual(app.openedURLs, [url])
    let plain = PlainListener()
    _ = tap(plain)
    XCTAssertEqual(app.openedURLs, [url])
    let old = OldItemListener()
    old.allows = false
    _ = tap(old)
    XCTAssertEqual(old.interactions, [.invokeDefaultAction])
    XCTAssertEqual(app.openedURLs, [])
    let pressed = tap(old, presses: true)
    XCTAssertEqual(old.interactions, [.invokeDefaultAction, .presentActions])
    XCTAssertNotEqual(pressed.selectedRange, link, "no menu")
    // The method from before iOS 10, which iOS calls if the newer one is missing (Apple, UITextViewDelegate.h).
    let oldest = OldestItemListener()
    oldest.allows = false
    _ = tap(oldest)
    XCTAssertEqual(oldest.ranges, [link])
    XCTAssertEqual(app.openedURLs, [])
    oldest.allows = true
    _ = tap(oldest)
    XCTAssertEqual(app.openedURLs, [url])
    withExtendedLifetime((both, plain)) {}
    app.close()
  }

  private static func withoutRemark(_ line: String) -> String {
    String(line.prefix { $0 != "(" }).trimmingCharacters(in: .whitespaces)
  }
}

private final class PlainListener: NSObject, UITextViewDelegate {}

private final class OldestItemListener: NSObject, UITextViewDelegate {
  var ranges: [NSRange] = []
  var allows = true
  func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool {
    ranges.append(characterRange)
    return allows
  }
}

private final class OldItemListener: NSObject, UITextViewDelegate {
  var log: [String] = []
  var interactions: [UITextItemInteraction] = []
  var allows = true
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool {
    log.append("shouldInteractWithURL")
    interactions.append(interaction)
    return allows
  }
}

private final class BothItemListener: NSObject, UITextViewDelegate {
  var log: [String] = []
  func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction? {
    log.append("primaryActionFor")
    return defaultAction
  }
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool {
    log.append("shouldInteractWithURL")
    return true
  }
  func textView(
    _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration? {
    log.append("menuConfigurationFor")
    return UITextItem.MenuConfiguration(menu: defaultMenu)
  }
  func textView(
    _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating
  ) { log.append("menuWillDisplay") }
}

private final class ItemListener: NSObject, UITextViewDelegate {
  var log: [String] = []
  var hasAction = true
  var own: UIAction?
  func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction? {
    log.append("primaryActionFor")
    return own ?? (hasAction ? defaultAction : nil)
  }
  func textView(
    _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration? {
    log.append("menuConfigurationFor")
    return UITextItem.MenuConfiguration(menu: defaultMenu)
  }
  func textView(
    _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating
  ) { log.append("menuWillDisplay") }
}
