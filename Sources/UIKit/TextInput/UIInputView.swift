import CoreGraphics
import Foundation

/// A view for the area of the keyboard: a first responder's `inputView` or `inputAccessoryView`.
///
/// If the style is `keyboard`, two views behind the subviews, one for each half of a split keyboard, have the appearance of the
/// keyboard.
@preconcurrency @MainActor
open class UIInputView: UIView {
  /// The style of an input view, which determines its background.
  public enum Style: Int, Sendable {
    /// The view has no background.
    case `default` = 0
    /// The view has the background of the keyboard.
    case keyboard = 1
  }

  /// The style, which determines whether the view has the background of the keyboard.
  public let inputViewStyle: Style
  private let halves = (UIView(), UIView())

  /// A Boolean value that determines whether the height of the view is determined by its constraints instead of its frame. The default
  /// is `false`.
  open var allowsSelfSizing = false { didSet { if allowsSelfSizing != oldValue { setNeedsLayout() } } }

  /// Creates an input view.
  ///
  /// - Parameters:
  ///   - frame: The frame, in points. The width of the frame is replaced by the width of the window.
  ///   - inputViewStyle: The style, which determines whether the view has the background of the keyboard.
  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
    addHalves()
  }

  /// Creates an input view with the default style.
  ///
  /// - Parameter frame: The frame, in points. The width of the frame is replaced by the width of the window.
  public override convenience init(frame: CGRect) { self.init(frame: frame, inputViewStyle: .default) }

  /// Creates an input view with the default style from data in an unarchiver. Only the properties of `UIView` are
  /// decoded, and only from nibs and storyboards.
  ///
  /// - Parameter coder: The unarchiver, which is ignored unless it reads a nib or storyboard.
  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
    addHalves()
  }

  private func addHalves() {
    for half in [halves.1, halves.0] {
      half.isUserInteractionEnabled = false
      if inputViewStyle == .keyboard { half.backgroundColor = .secondarySystemBackground }
      insertSubview(half, at: 0)
    }
    positionHalves()
  }

  private func positionHalves() {
    let (left, right) = bounds.divided(atDistance: bounds.width / 2, from: .minXEdge)
    (halves.0.frame, halves.1.frame) = (left, right)
  }

  open override dynamic func layoutSubviews() {
    super.layoutSubviews()
    positionHalves()
  }
}
