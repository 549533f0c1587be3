import UIKit
import UIKitTesting
import XCTest

/// Pictures of a text view with a selection, several fonts and a link, and of one with a caret.
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

  /// Bidirectional text, centered and empty text views, an image in the text, and smaller carets, at the scale of a
  /// phone.
  func testParts() {
    var pictures: [Snapshot] = []
    for name in ["both", "left", "centre", "empty", "tint"] {
      start(220, 120, scale: 2)
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 220, height: 120))
      root.backgroundColor = .secondarySystemBackground
      let view = UITextView(frame: CGRect(x: 10, y: 10, width: 200, height: 100))
      view.font = .systemFont(ofSize: 17)
      view.layer.cornerRadius = 8
      root.addSubview(view)
      switch name {
      case "both": view.text = "English with שני צדדים in it\nעברית עם English\nבתוכה"
      case "left":
        view.semanticContentAttribute = .forceRightToLeft
        view.text = "Written from the left\nבעברית"
      case "centre":
        view.textAlignment = .center
        view.text = "Centred\nin two lines"
      case "empty": view.semanticContentAttribute = .forceRightToLeft
      default:
        view.tintColor = .systemPurple
        let text = NSMutableAttributedString(string: "A picture ", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        text.append(
          NSAttributedString(attachment: NSTextAttachment(image: Self.letter(24, 18))))
        text.append(
          NSAttributedString(
            string: " and large", attributes: [.font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.label]))
        view.attributedText = text
      }
      application.show(root)
      view.becomeFirstResponder()
      if name == "both" { view.selectedRange = NSRange(location: 3, length: 45) }
      if name == "tint" { view.selectedRange = NSRange(location: 13, length: 0) }
      application.frame()
      pictures.append(application.snapshot())
    }
    expect("text-view-parts", sheet: pictures, columns: 2)
  }

  /// The find navigator with a field for the replacement, and the results in the text.
  func testFinding() {
    for isDark in [false, true] {
      start(390, 360, scale: 2, isDark: isDark)
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 390, height: 360))
      view.font = .systemFont(ofSize: 17)
      view.text = "The quick brown fox jumps over the lazy dog. Then the dog sleeps, and the fox runs into the forest."
      view.isFindInteractionEnabled = true
      view.selectedRange = NSRange(location: 10, length: 0)
      application.show(view)
      view.findInteraction?.searchText = "the"
      view.findInteraction?.replacementText = "a"
      view.findInteraction?.presentFindNavigator(showingReplace: true)
      application.advance(by: 0.5)
      expect(isDark ? "text-view-find-dark" : "text-view-find")
    }
  }
}
