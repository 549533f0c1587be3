import UIKit
import UIKitTesting
import XCTest

/// A text view with a selection, several fonts, a link; an editor with a caret.
@preconcurrency @MainActor
final class TextViewSceneTests: SceneTestCase {
  func testTextViews() {
    for isDark in [false, true] {
      start(300, 260, scale: 2, isDark: isDark)
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 260))
      root.backgroundColor = .secondarySystemBackground
      let rich = UITextView(frame: CGRect(x: 12, y: 12, width: 276, height: 112))
      rich.isEditable = false
      let text = NSMutableAttributedString(
        string: "A heading\n", attributes: [.font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.label])
      text.append(
        NSAttributedString(
          string: "Text of several lines that wraps where the view ends, with a ",
          attributes: [.font: UIFont.systemFont(ofSize: 15), .foregroundColor: UIColor.label]))
      text.append(
        NSAttributedString(
          string: "link to somewhere",
          attributes: [.font: UIFont.systemFont(ofSize: 15), .link: "https://example.org"]))
      rich.attributedText = text
      let editor = UITextView(frame: CGRect(x: 12, y: 136, width: 276, height: 112))
      editor.font = .systemFont(ofSize: 17)
      editor.text = "First line\nSecond line, which is selected in part\nThird"
      editor.layer.cornerRadius = 8
      root.addSubview(rich)
      root.addSubview(editor)
      application.show(root)
      editor.becomeFirstResponder()
      editor.selectedRange = NSRange(location: 6, length: 18)
      application.frame()
      expect(isDark ? "text-views-dark" : "text-views")
    }
  }
}
