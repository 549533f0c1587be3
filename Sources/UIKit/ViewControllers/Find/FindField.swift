import CoreGraphics
import Foundation

/// A text field of the find navigator, with a symbol before its text.
@MainActor final class FindField: UITextField {
  private static let symbolWidth: CGFloat = 34

  let symbolButton = UIButton(type: .system)
  /// A closure that is called when the user presses Return. The argument indicates whether Shift is pressed.
  var onReturn: (Bool) -> Void = { _ in }
  var onEscape: () -> Void = {}

  init(placeholder: String, symbol: String) {
    super.init(frame: .zero)
    AppearanceCatalog.withRecordingSuspended {
      font = .systemFont(ofSize: 17)
      backgroundColor = .tertiarySystemFill
      self.placeholder = placeholder
    }
    accessibilityLabel = placeholder
    layer.cornerRadius = 10
    returnKeyType = .search
    autocorrectionType = .no
    autocapitalizationType = .none
    let configuration = UIImage.SymbolConfiguration(pointSize: 14)
    symbolButton.setImage(UIImage(systemName: symbol, withConfiguration: configuration), for: .normal)
    symbolButton.tintColor = .secondaryLabel
    leftView = symbolButton
    leftViewMode = .always
    clearButtonMode = .never
  }

  required init?(coder: NSCoder) { nil }

  override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: isMirrored ? bounds.maxX - Self.symbolWidth : 0, y: 0, width: Self.symbolWidth, height: bounds.height)
  }

  override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    guard let size = rightView?.bounds.size else { return .zero }
    return CGRect(
      x: isMirrored ? 10 : bounds.maxX - size.width - 10, y: ((bounds.height - size.height) / 2).rounded(),
      width: size.width, height: size.height)
  }

  override func textRect(forBounds bounds: CGRect) -> CGRect {
    let end = (rightView?.bounds.width ?? 0) + 20
    return CGRect(
      x: isMirrored ? end : Self.symbolWidth, y: 0, width: max(0, bounds.width - Self.symbolWidth - end),
      height: bounds.height)
  }

  override func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses {
      switch press.key?.keyCode {
      case .keyboardReturnOrEnter?, .keypadEnter?:
        return onReturn(press.key?.modifierFlags.contains(.shift) == true)
      case .keyboardEscape?: return onEscape()
      default: break
      }
    }
    super.pressesBegan(presses, with: event)
  }
}
