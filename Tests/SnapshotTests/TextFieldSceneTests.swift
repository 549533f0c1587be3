import UIKit
import UIKitTesting
import XCTest

/// Text fields in their states.
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
}
