import CoreGraphics

/// A view that contains the title, message, text fields and buttons of an alert. The metrics are those of iOS 26.1
/// (measured on UIKit, case `alert-metrics-3x` of Tests/Oracle, and the layouts hc-conformance-Modal t5200 and t7200
/// that the project Vercantez/openuikit has recorded).
@MainActor final class AlertCardView: UIView {
  static let radius: CGFloat = 34
  /// The texts and the fields, and the buttons as well if everything fits or if there is nothing else.
  private let scroll = UIScrollView()
  /// The buttons, if the alert is too high for the window. They remain visible while the texts are scrolled.
  private let buttonScroll = UIScrollView()
  /// The largest part of the height of such an alert that belongs to the buttons.
  private static let maximumButtonPart: CGFloat = 0.5
  let titleLabel = UILabel()
  let messageLabel = UILabel()
  private var fields: [AlertFieldView] = []
  private(set) var choices: [AlertActionView] = []
  private var isSideBySide = false
  var onChoose: ((UIAlertAction) -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    materialEffect = UIBlurEffect(style: .systemMaterial)
    layer.cornerRadius = Self.radius
    for scroll in [scroll, buttonScroll] {
      scroll.contentInsetAdjustmentBehavior = .never
      scroll.delaysContentTouches = false
      scroll.clipsToBounds = true
      addSubview(scroll)
    }
    scroll.layer.cornerRadius = Self.radius
    buttonScroll.isHidden = true
    messageLabel.textColor = .secondaryLabel
    for label in [titleLabel, messageLabel] {
      label.numberOfLines = 0
      scroll.addSubview(label)
    }
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 24
    layer.shadowOffset = CGSize(width: 0, height: 10)
  }

  required init?(coder: NSCoder) { nil }

  /// Indicates whether the alert is in a popover, which draws the background and the shadow itself.
  var isInPopover = false {
    didSet {
      materialEffect = isInPopover ? nil : UIBlurEffect(style: .systemMaterial)
      layer.shadowOpacity = isInPopover ? 0 : 0.2
    }
  }

  func show(
    title: String?, message: String?, fields: [UITextField], actions: [UIAlertAction], preferred: UIAlertAction?
  ) {
    titleLabel.text = title
    messageLabel.text = message
    for view in self.fields where !fields.contains(where: { $0 === view.field }) { view.removeFromSuperview() }
    self.fields = fields.map { field in
      let view = self.fields.first { $0.field === field } ?? AlertFieldView(field)
      if view.superview !== scroll { scroll.addSubview(view) }
      return view
    }
    for choice in choices { choice.removeFromSuperview() }
    choices = actions.map { action in
      let view = AlertActionView(action, isPreferred: action === preferred)
      view.addAction(
        UIAction { [weak self, weak view] _ in if let view { self?.onChoose?(view.action) } },
        for: .primaryActionTriggered)
      scroll.addSubview(view)
      return view
    }
    styleText()
    setNeedsLayout()
  }

  /// The traits that determine the text size. Before the alert is in a window, these are the traits of its presentation.
  var textTraits = UITraitCollection(preferredContentSizeCategory: .large) {
    didSet {
      guard textTraits.preferredContentSizeCategory != oldValue.preferredContentSizeCategory else { return }
      styleText()
      setNeedsLayout()
    }
  }

  /// Returns a font of a text style with another weight, for a text size.
  static func font(_ style: UIFont.TextStyle, _ weight: UIFont.Weight, _ traits: UITraitCollection) -> UIFont {
    .systemFont(ofSize: UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize, weight: weight)
  }

  private var hasTitle: Bool { titleLabel.text?.isEmpty == false }
  private var hasMessage: Bool { messageLabel.text?.isEmpty == false }

  /// Sets the fonts and the alignment of the texts. A title without a message, and a message without a title, are
  /// centered and have the same font. All fonts follow the text size (measured on UIKit, docs/measurements.md, 16.12: 33 and 30
  /// points at the second accessibility size).
  private func styleText() {
    let isPair = hasTitle && hasMessage
    titleLabel.font = Self.font(.headline, isPair ? .semibold : .regular, textTraits)
    messageLabel.font = Self.font(isPair ? .subheadline : .body, .regular, textTraits)
    for choice in choices { choice.updateFont(textTraits) }
    for field in fields { field.updateFont(textTraits) }
    for label in [titleLabel, messageLabel] { label.textAlignment = isPair ? .natural : .center }
  }

  /// Returns `true` if the alert has two buttons that fit next to each other in a given width.
  func fitsButtonsSideBySide(width: CGFloat) -> Bool {
    choices.count == 2 && choices.allSatisfy { $0.titleWidth <= (width - 40) / 2 - 24 }
  }

  /// The frames of an alert's title, message, text fields and buttons for a width, and their total height.
  private struct Arrangement {
    var title = CGRect.zero
    var message = CGRect.zero
    var fields: [CGRect] = []
    var choices: [CGRect] = []
    var height: CGFloat = 0
  }

  private func arrangement(width: CGFloat) -> Arrangement {
    var result = Arrangement()
    var y: CGFloat = 0
    let availableWidth = width - 60
    func height(_ label: UILabel) -> CGFloat {
      label.sizeThatFits(CGSize(width: availableWidth, height: .greatestFiniteMagnitude)).height
    }
    // Vertical positions are relative to baselines. The first baseline of the message is 26 points below the last
    // baseline of the title. The buttons are 24 points below the last baseline of the texts. The gaps below the two
    // labels are then 7.667 and 4.333 points at 3x, and 7 and 4.5 points at 2x.
    var baseline: CGFloat = 0
    if hasTitle || hasMessage || !fields.isEmpty {
      y = 22
      if hasTitle {
        result.title = CGRect(x: 30, y: y, width: availableWidth, height: height(titleLabel))
        baseline = lastBaseline(titleLabel, result.title)
        y = baseline + 8
      }
      if hasMessage {
        // The texts of accessibility are higher than the measured distance between their baselines, and would overlap.
        let messageY =
          hasTitle ? max(baseline + 26 - messageLabel.firstBaselineOffset, result.title.maxY) : y
        result.message = CGRect(x: 30, y: messageY, width: availableWidth, height: height(messageLabel))
        y = lastBaseline(messageLabel, result.message) + 8
      }
      for (index, field) in fields.enumerated() {
        y += index == 0 ? (hasTitle || hasMessage ? 12 : 0) : 8
        let height = field.naturalHeight
        result.fields.append(CGRect(x: 16, y: y, width: width - 32, height: height))
        y += height
      }
      if !fields.isEmpty { y += 4 }
    }
    y += 16
    let buttonHeight = choices.map(\.naturalHeight).max() ?? 0
    if fitsButtonsSideBySide(width: width), isSideBySide {
      let buttonWidth = (width - 40) / 2
      for index in 0..<2 {
        result.choices.append(
          CGRect(x: 16 + CGFloat(index) * (buttonWidth + 8), y: y, width: buttonWidth, height: buttonHeight))
      }
      y += buttonHeight + 16
    } else if !choices.isEmpty {
      for _ in choices {
        result.choices.append(CGRect(x: 16, y: y, width: width - 32, height: buttonHeight))
        y += buttonHeight + 8
      }
      y += 8
    }
    result.height = y
    return result
  }

  private func lastBaseline(_ label: UILabel, _ frame: CGRect) -> CGFloat {
    let scale = max(1, label.contentScaleFactor)
    return frame.maxY - (label.font.lineHeight * scale).rounded(.up) / scale + label.firstBaselineOffset
  }

  /// Returns the height in points that the alert's content requires at a width in points. If `sideBySide` is true, two
  /// buttons share a row if they fit.
  func height(width: CGFloat, sideBySide: Bool) -> CGFloat {
    isSideBySide = sideBySide
    let arrangement = arrangement(width: width)
    guard let first = arrangement.choices.first, !hasTitle, !hasMessage, fields.isEmpty else {
      return arrangement.height
    }
    // An alert with nothing but buttons keeps the height that they have at the standard text size, and scrolls (measured on
    // UIKit, docs/measurements.md, 16.12).
    let rowCount = CGFloat(Set(arrangement.choices.map(\.minY)).count)
    return arrangement.height - rowCount * (first.height - AlertActionView.standardHeight)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var arrangement = arrangement(width: bounds.width)
    if effectiveUserInterfaceLayoutDirection == .rightToLeft, fitsButtonsSideBySide(width: bounds.width), isSideBySide {
      arrangement.choices.reverse()
    }
    titleLabel.frame = arrangement.title
    messageLabel.frame = arrangement.message
    for (view, frame) in zip(fields, arrangement.fields) { view.frame = frame }
    let isTooHigh = arrangement.height > bounds.height + 0.5
    if isTooHigh, hasTitle || hasMessage || !fields.isEmpty, let first = arrangement.choices.map(\.minY).min() {
      layOut(arrangement, scrollingButtonsFrom: first - 8)
    } else {
      buttonScroll.isHidden = true
      place(choices, in: scroll, arrangement.choices)
      scroll.frame = bounds
      scroll.contentSize = CGSize(width: bounds.width, height: arrangement.height)
      scroll.isScrollEnabled = isTooHigh
    }
  }

  /// Divides the alert into the texts and the buttons, which are scrolled separately.
  ///
  /// - Parameters:
  ///   - arrangement: The frames, which are higher than the alert.
  ///   - top: The position at which the part of the buttons begins.
  private func layOut(_ arrangement: Arrangement, scrollingButtonsFrom top: CGFloat) {
    let needed = arrangement.height - top
    let height = min(needed, max(bounds.height - top, bounds.height * Self.maximumButtonPart))
    scroll.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(0, bounds.height - height))
    scroll.contentSize = CGSize(width: bounds.width, height: top)
    scroll.isScrollEnabled = top > scroll.frame.height + 0.5
    buttonScroll.isHidden = false
    buttonScroll.frame = CGRect(x: 0, y: scroll.frame.maxY, width: bounds.width, height: height)
    buttonScroll.contentSize = CGSize(width: bounds.width, height: needed)
    buttonScroll.isScrollEnabled = needed > height + 0.5
    place(choices, in: buttonScroll, arrangement.choices.map { $0.offsetBy(dx: 0, dy: -top) })
  }

  private func place(_ choices: [AlertActionView], in scroll: UIScrollView, _ frames: [CGRect]) {
    for (view, frame) in zip(choices, frames) {
      if view.superview !== scroll { scroll.addSubview(view) }
      view.frame = frame
    }
  }
}
