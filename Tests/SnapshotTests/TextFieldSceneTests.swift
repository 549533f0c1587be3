import UIKit
import UIKitTesting
import XCTest

/// Pictures of text fields in their states.
@preconcurrency @MainActor
final class TextFieldSceneTests: SceneTestCase {
  private func fill(_ root: UIView) -> UITextField {
    root.backgroundColor = .systemBackground
    var fields: [UITextField] = []
    for row in 0..<6 {
      let field = UITextField(frame: CGRect(x: 12, y: 12 + row * 44, width: 216, height: 34))
      field.borderStyle = row == 3 ? .none : row == 4 ? .line : .roundedRect
      field.placeholder = "Placeholder"
      root.addSubview(field)
      fields.append(field)
    }
    fields[1].text = "Selected words here"
    fields[1].clearButtonMode = .whileEditing
    fields[2].text = "secret"
    fields[2].isSecureTextEntry = true
    fields[2].clearButtonMode = .always
    fields[3].text = "No border, and longer than the field is"
    fields[4].text = "At the end"
    fields[4].textAlignment = .right
    fields[5].text = "Centred"
    fields[5].textAlignment = .center
    return fields[1]
  }

  func testFields() {
    for isDark in [false, true] {
      start(240, 280, isDark: isDark)
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 240, height: 280))
      let field = fill(root)
      application.show(root)
      XCTAssertTrue(field.becomeFirstResponder())
      application.key(.keyboardHome)
      application.key(.keyboardRightArrow, modifiers: [.shift, .control])
      application.frame()
      expect(isDark ? "text-fields-dark" : "text-fields")
    }
  }

  private func icon(_ color: UIColor) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    let disc = UIView(frame: CGRect(x: 8, y: 2, width: 16, height: 16))
    disc.backgroundColor = color
    disc.layer.cornerRadius = 8
    view.addSubview(disc)
    return view
  }

  private func frameImage(_ color: UIColor) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 24, height: 24)).image { _ in
      color.setFill()
      UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 24, height: 24), cornerRadius: 10).fill()
    }.resizableImage(withCapInsets: UIEdgeInsets(top: 11, left: 11, bottom: 11, right: 11))
  }

  private func fillParts(_ root: UIView) -> UITextField {
    root.backgroundColor = .systemBackground
    func field(_ row: Int, _ style: UITextField.BorderStyle, _ text: String) -> UITextField {
      let field = UITextField(frame: CGRect(x: 12, y: 12 + row * 44, width: 236, height: 34))
      field.borderStyle = style
      field.text = text
      field.placeholder = "Search photos"
      root.addSubview(field)
      return field
    }
    let first = field(0, .roundedRect, "")
    first.leftView = icon(.systemGreen)
    first.leftViewMode = .always
    let second = field(1, .roundedRect, "Both sides")
    second.leftView = icon(.systemGreen)
    second.leftViewMode = .always
    second.rightView = icon(.systemOrange)
    second.rightViewMode = .always
    let disabled = field(2, .roundedRect, "Disabled")
    disabled.isEnabled = false
    let image = field(3, .line, "A picture behind")
    image.background = frameImage(.systemTeal)
    let greyed = field(4, .bezel, "Picture of the disabled")
    greyed.background = frameImage(.systemTeal)
    greyed.disabledBackground = frameImage(.systemGray)
    greyed.isEnabled = false
    _ = field(5, .bezel, "Bezel")
    let line = field(6, .line, "Smaller so that all of this text fits")
    line.adjustsFontSizeToFitWidth = true
    line.minimumFontSize = 10
    let rich = field(7, .roundedRect, "")
    let text = NSMutableAttributedString(string: "Red, ", attributes: [.foregroundColor: UIColor.systemRed])
    text.append(NSAttributedString(string: "bold", attributes: [.font: UIFont.boldSystemFont(ofSize: 17)]))
    text.append(NSAttributedString(string: " and large", attributes: [.font: UIFont.systemFont(ofSize: 22)]))
    rich.attributedText = text
    rich.clearButtonMode = .always
    let tinted = field(8, .roundedRect, "Composed")
    tinted.backgroundColor = UIColor.systemYellow.withAlphaComponent(0.3)
    tinted.tintColor = .systemPurple
    return tinted
  }

  /// Overlay views, background images, disabled fields, smaller text, several attributes in one text and marked text,
  /// also in right-to-left layouts.
  func testParts() {
    for (name, isDark, isMirrored) in [
      ("text-field-parts", false, false), ("text-field-parts-dark", true, false),
      ("text-field-parts-mirrored", false, true),
    ] {
      start(260, 412, scale: 2, isDark: isDark)
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 260, height: 412))
      let field = fillParts(root)
      if isMirrored {
        for view in root.subviews { view.semanticContentAttribute = .forceRightToLeft }
        (root.subviews[1] as? UITextField)?.text = "שני צדדים"
      }
      application.show(root)
      XCTAssertTrue(field.becomeFirstResponder())
      application.send(.composing(" text", selection: 5..<5))
      application.frame()
      expect(name)
    }
  }

  /// Selections in bidirectional text, in text that is longer than the field, and in secure text.
  func testSelections() {
    var pictures: [Snapshot] = []
    for text in ["abc שלום def", "A text that is longer than the field in which it stands", "hidden"] {
      start(240, 58, scale: 2)
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 240, height: 58))
      root.backgroundColor = .systemBackground
      let field = UITextField(frame: CGRect(x: 12, y: 12, width: 216, height: 34))
      field.borderStyle = .roundedRect
      field.text = text
      field.isSecureTextEntry = text == "hidden"
      field.clearButtonMode = .whileEditing
      root.addSubview(field)
      application.show(root)
      XCTAssertTrue(field.becomeFirstResponder())
      application.key(.keyboardLeftArrow, modifiers: .control)
      for _ in 0..<6 { application.key(.keyboardLeftArrow, modifiers: .shift) }
      if field.isSecureTextEntry { application.key(.keyboardEnd, modifiers: .shift) }
      application.frame()
      pictures.append(application.snapshot())
    }
    expect("text-field-selections", sheet: pictures, columns: 1)
  }
}
