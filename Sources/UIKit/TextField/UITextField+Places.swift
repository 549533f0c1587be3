import Foundation
import RuntimeInterface

// Where things lie: the rectangles, the text in its clip, the caret and what is selected.
extension UITextField {
  static let clearSide: CGFloat = 19

  private func shows(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  var showsClear: Bool { shows(clearButtonMode) && !model.string.isEmpty && isEnabled }
  private var showsLeft: Bool { leftView != nil && shows(leftViewMode) }
  private var showsRight: Bool { rightView != nil && shows(rightViewMode) && !showsClear }

  /// Points beside the text: a rounded box of 34 points is 28 wider than its text (oracle: control-metrics).
  private var margin: CGFloat {
    switch borderStyle {
    case .none: 0
    case .line, .bezel: 4
    case .roundedRect: 14
    }
  }

  func defaultTextRect(_ bounds: CGRect) -> CGRect {
    var rect = bounds.insetBy(dx: min(margin, bounds.width / 2), dy: 0)
    if showsLeft, let leftView {
      rect = rect.inset(by: UIEdgeInsets(top: 0, left: leftView.bounds.width, bottom: 0, right: 0))
    }
    let trailing = showsClear ? Self.clearSide + 5 : showsRight ? rightView?.bounds.width ?? 0 : 0
    return rect.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: trailing))
  }

  func lineHeight() -> CGFloat { roundedUp(usedFont.lineHeight) }
  private func roundedUp(_ value: CGFloat) -> CGFloat {
    let scale = max(1, traitCollection.displayScale)
    return (value * scale - 1e-6).rounded(.up) / scale
  }

  private func roundedToPixel(_ value: CGFloat) -> CGFloat {
    let scale = max(1, traitCollection.displayScale)
    return (value * scale).rounded() / scale
  }

  /// What is drawn: the text, or a dot for each character.
  var shown: String { isSecureTextEntry ? String(repeating: "•", count: model.string.count) : model.string }

  private func measured(_ text: String) -> CGFloat {
    NSAttributedString(string: text, attributes: attributes).size().width
  }

  func width(upTo place: Int) -> CGFloat {
    let prefix = model.substring(NSRange(location: 0, length: min(place, model.length)))
    let text = isSecureTextEntry ? String(repeating: "•", count: prefix.count) : prefix
    if text.isEmpty { return 0 }
    // A space at the end of a line takes no room there; before the caret it does.
    guard text.last?.isWhitespace == true else { return measured(text) }
    return measured(text + ".") - measured(".")
  }

  /// As wide as the text or the placeholder; a line and a half point above and below high, 34 with a rounded box.
  func fittingSize() -> CGSize {
    var width = placeholderLabel.attributedText.map { $0.length > 0 ? $0.size().width : 0 } ?? 0
    if !model.string.isEmpty { width = self.width(upTo: model.length) }
    let height = usedFont.lineHeight.rounded(.up) + 1
    let extra = bounds.width - defaultTextRect(bounds).width
    let sides = bounds.width > 0 ? max(extra, 2 * margin) : 2 * margin
    let more: CGFloat = borderStyle == .roundedRect ? 12 : borderStyle == .none ? 0 : 4
    return CGSize(width: roundedUp(width) + sides, height: height + more)
  }

  // MARK: Showing

  func textDidChange() {
    showText()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    selectionDidChange(tells: false)
  }

  func showText() {
    let text = NSMutableAttributedString(string: shown, attributes: attributes)
    if let marked = model.marked, !isSecureTextEntry {
      text.addAttribute(.underlineStyle, value: NSUnderlineStyle.single.rawValue, range: marked)
    }
    label.attributedText = text
    placeholderLabel.isHidden = !model.string.isEmpty
  }

  func settle() {
    leftView?.isHidden = !showsLeft
    rightView?.isHidden = !showsRight
    if showsLeft { leftView?.frame = leftViewRect(forBounds: bounds) }
    if showsRight { rightView?.frame = rightViewRect(forBounds: bounds) }
    if showsClear {
      if clearButton.superview == nil { addSubview(clearButton) }
      clearButton.frame = clearButtonRect(forBounds: bounds)
    }
    if clearButton.superview != nil { clearButton.isHidden = !showsClear }
    let height = lineHeight()
    func line(in rect: CGRect) -> CGRect {
      CGRect(
        x: rect.minX, y: roundedToPixel(rect.midY - height / 2), width: max(0, rect.width), height: height)
    }
    placeholderLabel.frame = line(in: placeholderRect(forBounds: bounds))
    placeholderLabel.textAlignment = textAlignment
    clip.frame = line(in: isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds))
    settleText()
  }

  /// Brings the caret into view and the text, the caret and the selection to their places.
  func settleText() {
    let width = self.width(upTo: model.length)
    let room = clip.bounds.width
    let head = self.width(upTo: model.head)
    if isEditing {
      if head - scrolled > room - 2 { scrolled = head - room + 2 }
      if head < scrolled { scrolled = head }
    }
    scrolled = min(max(0, scrolled), max(0, width + 2 - room))
    label.frame = CGRect(
      x: textStart(width, room) - scrolled, y: 0,
      width: max(roundedUp(width) + 1, isEditing ? 0 : min(room, width + 1)),
      height: clip.bounds.height)
    if !isEditing { label.frame.size.width = min(label.frame.width, room) }
    let start = label.frame.minX
    caret.frame = clip.convert(caretRect(for: IndexPosition(model.head)), from: self)
    let selection = model.selection
    let from = self.width(upTo: selection.location)
    let to = self.width(upTo: NSMaxRange(selection))
    selectionView.frame = CGRect(x: start + from, y: 0, width: to - from, height: clip.bounds.height)
    selectionView.isHidden = !isEditing || selection.length == 0
  }

  /// The caret before a character, in the field's coordinates, kept within the line.
  func naturalCaret(at index: Int) -> CGRect {
    let room = clip.bounds.width
    let x = roundedToPixel(min(max(0, label.frame.minX + width(upTo: index) - 1), max(0, room - 2)))
    return convert(CGRect(x: x, y: 0, width: 2, height: clip.bounds.height), from: clip)
  }

  /// What a range covers, in the field's coordinates.
  func rect(of range: NSRange) -> CGRect {
    let from = width(upTo: range.location)
    let to = width(upTo: min(NSMaxRange(range), model.length))
    return convert(
      CGRect(x: label.frame.minX + from, y: 0, width: to - from, height: clip.bounds.height), from: clip)
  }

  private func textStart(_ width: CGFloat, _ room: CGFloat) -> CGFloat {
    let rightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch textAlignment {
    case .center: return max(0, (room - width) / 2)
    case .right: return max(0, room - width)
    case .natural where rightToLeft: return max(0, room - width)
    default: return 0
    }
  }

  /// The place between characters nearest to a point of the field.
  func place(at point: CGPoint) -> Int {
    let x = point.x - clip.frame.minX - label.frame.minX
    var best = 0
    var distance = abs(x)
    var place = 0
    while place < model.length {
      place = model.after(place)
      let away = abs(width(upTo: place) - x)
      if away > distance { break }
      best = place
      distance = away
    }
    return best
  }

  // MARK: The caret

  func selectionDidChange(tells: Bool = true) {
    showCaret()
    setNeedsLayout()
    if tells { fieldDelegate?.textFieldDidChangeSelection(self) }
  }

  /// Shows the caret from now on: half a second on, half a second off.
  func showCaret() {
    FrameTimers.cancel(blink)
    blink = nil
    caret.isHidden = !isEditing || model.selection.length > 0
    if !caret.isHidden { scheduleBlink() }
  }

  private func scheduleBlink() {
    caret.alpha = 1
    blink = FrameTimers.after(0.5) { [weak self] in self?.turnCaret() }
  }

  private func turnCaret() {
    guard isEditing, window != nil, !caret.isHidden else {
      caret.isHidden = true
      return
    }
    UIView.withoutAnimation { caret.alpha = caret.alpha > 0.5 ? 0 : 1 }
    blink = FrameTimers.after(0.5) { [weak self] in self?.turnCaret() }
  }
}
