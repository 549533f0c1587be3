import UIKit

/// A form. Return moves to the next field. One field accepts digits, and one has a limited length. The button is
/// enabled when all fields are filled. The form moves its fields above the keyboard.
final class SignUpController: UIViewController, UITextFieldDelegate {
  let name = UITextField()
  let code = UITextField()
  let note = UITextField()
  let done = UIButton(type: .system, primaryAction: nil)
  private(set) var log: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let fields = [name, code, note]
    for (index, field) in fields.enumerated() {
      field.borderStyle = .roundedRect
      field.delegate = self
      field.tag = index
      field.returnKeyType = index == fields.count - 1 ? .done : .next
      field.addTarget(self, action: Selector("edited:", Self.edited), for: .editingChanged)
    }
    name.placeholder = "Name"
    code.keyboardType = .numberPad
    done.setTitle("Done", for: .normal)
    done.isEnabled = false
    done.addAction(UIAction { [weak self] _ in self?.log.append("sent") }, for: .primaryActionTriggered)
    let stack = UIStackView(arrangedSubviews: fields + [done])
    stack.axis = .vertical
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
    let away = UITapGestureRecognizer(target: view, action: Selector("endEditing:", UIView.endEditing))
    away.cancelsTouchesInView = false
    view.addGestureRecognizer(away)
  }

  func edited(_ field: UITextField) {
    log.append("edited \(field.tag)")
    done.isEnabled = [name, code, note].allSatisfy { $0.hasText }
  }

  func textFieldShouldReturn(_ field: UITextField) -> Bool {
    if field.tag < 2 { [name, code, note][field.tag + 1].becomeFirstResponder() } else { field.resignFirstResponder() }
    return true
  }

  func textField(
    _ field: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    let text = (field.text ?? "") as String
    guard let part = Range(range, in: text) else { return false }
    let changed = text.replacingCharacters(in: part, with: string)
    switch field {
    case code: return changed.allSatisfy(\.isNumber)
    case note: return changed.count <= 5
    default: return true
    }
  }

  func textFieldDidBeginEditing(_ field: UITextField) { log.append("began \(field.tag)") }
  func textFieldDidEndEditing(_ field: UITextField) { log.append("ended \(field.tag)") }
}
