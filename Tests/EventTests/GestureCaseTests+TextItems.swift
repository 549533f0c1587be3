import TestSupport
@testable import UIKit
import UIKitTesting
import XCTest

/// Links and tagged runs in a text view.
extension GestureCaseTests {
  func playTextItem(_ entry: Oracle.Case) throws {
    guard entry.config["text_view"] as? String == "353x120, selectable, not editable, 17 pt" else {
      return isUnknown(entry, entry.config["text_view"])
    }
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
    field.delegate = listener
    func place(_ index: Int) -> CGPoint {
      let rect = field.caretRect(for: IndexPosition(index))
      return field.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
    }
    switch entry.config["case"] as? String {
    case "tap a link, delegate returns the default action": app.tap(at: place(4))
    case "no delegate":
      field.delegate = nil
      app.tap(at: place(4))
    case "0.9 s press": app.longPress(at: place(4), duration: 0.9)
    case "tap a tagged run":
      listener.hasAction = false
      app.tap(at: place(14))
    case let words: return isUnknown(entry, words)
    }
    expect(entry, listener.log, (entry.expect["events"] as? [String] ?? ["?"]).map(Self.withoutRemark), "events")
    expect(entry, app.openedURLs, entry.expect["opened"] as? Bool == true ? [url] : [], "opened")
    if entry.expect["selectedRange"] as? String == "the link" { expect(entry, field.selectedRange, link) }
    withExtendedLifetime(listener) {}
  }

  private static func withoutRemark(_ line: String) -> String {
    String(line.prefix { $0 != "(" }).trimmingCharacters(in: .whitespaces)
  }
}

private final class ItemListener: NSObject, UITextViewDelegate {
  var log: [String] = []
  var hasAction = true
  func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction? {
    log.append("primaryActionFor")
    return hasAction ? defaultAction : nil
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
