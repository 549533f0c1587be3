import CoreGraphics
import Foundation

// The geometry of a text field: its rectangles, the position of the text, the caret and the selection.
extension UITextField {
  /// The height of the clear button, and its width while its mode is not met, in points.
  private static let clearButtonSize: CGFloat = 19
  /// The width of the clear button while its mode is met, and with its distance from the trailing edge, in points. The button is
  /// rounded up to a pixel (measured on UIKit at 3x, docs/measurements.md, 15.8; 19.5 points at 2x are inferred).
  private static let activeClearWidth: (button: CGFloat, total: CGFloat) = (19.5, 25)
  /// The distance between the text and the clear button in points, 9.667 at 3x.
  private static let clearGap: CGFloat = 29.0 / 3

  private func isShown(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  /// Indicates whether the mode of the clear button is met and no right view replaces the button (measured on UIKit: whichever was
  /// set first).
  private var isClearButtonActive: Bool { isShown(clearButtonMode) && !showsRightView }
  private var showsClearButton: Bool { isClearButtonActive && hasText && isEnabled }
  private var showsLeftView: Bool { leftView != nil && isShown(leftViewMode) }
  private var showsRightView: Bool {
    guard let rightView, isShown(rightViewMode) else { return false }
    return rightView !== yieldingRightView || !(hasText && isEnabled && isShown(clearButtonMode))
  }
  /// The view at the trailing end of a text field.
  enum EndView { case none, clear, right }
  /// The view that is shown at the end of the field.
  var endView: EndView { showsClearButton ? .clear : showsRightView ? .right : .none }
  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The distances between the border and the text at the sides and above and below it, in points. Those of a rounded box were
  /// measured on UIKit (docs/measurements.md, 15.8).
  private var margin: CGSize {
    switch borderStyle {
    case .none: .zero
    case .line, .bezel: CGSize(width: 4, height: 0)
    case .roundedRect: CGSize(width: 7, height: 2)
    }
  }

  // MARK: Rectangles

  /// Returns the rectangle of the text: that of the border without the margins, and without the views at the sides. The text
  /// ends at a right view, and 9.667 points before the clear button.
  func defaultTextRect(_ bounds: CGRect) -> CGRect {
    let (leading, trailing) = distancesOfText(bounds)
    let width = max(0, bounds.width - leading - trailing)
    return CGRect(
      x: bounds.minX + min(isMirrored ? trailing : leading, bounds.width), y: bounds.minY + margin.height, width: width,
      height: max(0, bounds.height - 2 * margin.height))
  }

  /// Returns the distances of the text from the edges.
  ///
  /// - Parameter bounds: The bounds of the field. Subclasses can place the views at the sides by their own bounds, so they are not asked
  ///   for places in bounds without a width, which a field has before its first layout.
  private func distancesOfText(_ bounds: CGRect) -> (leading: CGFloat, trailing: CGFloat) {
    let leading = margin.width + (showsLeftView ? leftView?.bounds.width ?? 0 : 0)
    var trailing = margin.width
    let asksSubclass = bounds.width > 0
    func distance(_ rect: CGRect) -> CGFloat { isMirrored ? rect.maxX - bounds.minX : bounds.maxX - rect.minX }
    if showsRightView {
      let rect = asksSubclass ? rightViewRect(forBounds: bounds) : sideViewRect(bounds, rightView, atEnd: true)
      trailing = max(trailing, distance(rect))
    } else if showsClearButton {
      let rect = asksSubclass ? clearButtonRect(forBounds: bounds) : defaultClearRect(bounds)
      trailing = max(trailing, distance(rect) + roundedToPixel(Self.clearGap))
    }
    return (leading, trailing)
  }

  func defaultClearRect(_ bounds: CGRect) -> CGRect {
    let isActive = isClearButtonActive
    let width = isActive ? roundedUp(Self.activeClearWidth.button) : Self.clearButtonSize
    let inset = isActive ? Self.activeClearWidth.total - width : 5
    let height = Self.clearButtonSize
    return CGRect(
      x: isMirrored ? bounds.minX + inset : bounds.maxX - width - inset,
      y: bounds.minY + ((bounds.height - height) / 2).rounded(), width: width, height: height)
  }

  func sideViewRect(_ bounds: CGRect, _ view: UIView?, atEnd: Bool) -> CGRect {
    let size = view?.bounds.size ?? .zero
    return CGRect(
      x: atEnd != isMirrored ? bounds.maxX - size.width : bounds.minX,
      y: roundedUp(bounds.midY - size.height / 2), width: size.width, height: size.height)
  }

  private func roundedUp(_ value: CGFloat) -> CGFloat {
    let scale = max(1, traitCollection.displayScale)
    return (value * scale - 1e-6).rounded(.up) / scale
  }

  private func roundedToPixel(_ value: CGFloat) -> CGFloat {
    let scale = max(1, traitCollection.displayScale)
    return (value * scale).rounded() / scale
  }

  /// Returns the natural size of the field.
  ///
  /// The width is that of the text or of the placeholder in whole pixels, and at least 5 points. The height is
  /// that of a line plus a point. A rounded box is 28 points wider than its text, and 34 points high at the standard font (measured on
  /// UIKit, control-metrics and docs/measurements.md, 15.8).
  func fittingSize() -> CGSize {
    let placeholder = attributedPlaceholder.map { $0.length > 0 ? $0.size().width : 0 } ?? 0
    let width = max(5, roundedUp(hasText ? makeLine(scale: 1).width : placeholder))
    let height = style.effectiveFont.lineHeight.rounded(.up) + 1
    let distances = distancesOfText(bounds)
    let sides = distances.leading + distances.trailing
    let extra: CGSize =
      switch borderStyle {
      case .none: .zero
      case .line, .bezel: CGSize(width: 0, height: 4)
      case .roundedRect: CGSize(width: 14, height: 12)
      }
    return CGSize(width: width + sides + extra.width, height: height + extra.height)
  }

  // MARK: Line

  private func makeLine(scale: CGFloat) -> FieldTextLayout {
    FieldTextLayout(
      editedText, isHidden: isSecureTextEntry, style: style, markedStyle: markedTextStyle, traits: traitCollection,
      scale: scale)
  }

  /// The layout of the current text. The font is scaled down if the text is too wide and `adjustsFontSizeToFitWidth` is
  /// `true`.
  private var currentLine: FieldTextLayout {
    if let line { return line }
    var newLine = makeLine(scale: 1)
    let availableWidth = clip.bounds.width - 2
    if adjustsFontSizeToFitWidth, newLine.width > availableWidth, availableWidth > 0 {
      let minimumScale = min(1, max(minimumFontSize, 9) / style.effectiveFont.pointSize)
      // The scale is rounded down to a 200th, because the widths of some fonts do not shrink in proportion.
      newLine = makeLine(scale: max(minimumScale, (availableWidth / newLine.width * 200).rounded(.down) / 200))
    }
    line = newLine
    return newLine
  }

  /// Returns the position of the left edge of a line layout, in the coordinate system of the clip view.
  private func origin(of line: FieldTextLayout) -> CGFloat {
    let freeWidth = max(0, clip.bounds.width - line.width)
    let start: CGFloat
    switch style.alignment {
    case .center: start = freeWidth / 2
    case .right: start = freeWidth
    // Natural text is aligned with the leading edge of the interface.
    case .natural, .justified: start = isMirrored ? freeWidth : 0
    default: start = 0
    }
    return roundedToPixel(start) - line.minX - scrollOffset
  }

  // MARK: Layout

  /// Adds the views beside the text that their modes currently show, and removes the others. A view that is removed
  /// keeps its frame (measured on UIKit, case textfield-side-view-inactive).
  func updateSideViews() {
    for (view, isShown) in [(leftView, showsLeftView), (rightView, showsRightView)] {
      guard let view else { continue }
      if isShown {
        if view.superview !== self { addSubview(view) }
      } else if view.superview === self {
        view.removeFromSuperview()
      }
    }
  }

  func layOutParts() {
    if hasBorderView { borderView.frame = borderRect(forBounds: bounds) }
    updateSideViews()
    if showsLeftView { leftView?.frame = leftViewRect(forBounds: bounds) }
    if showsRightView { rightView?.frame = rightViewRect(forBounds: bounds) }
    if showsClearButton {
      if clearButton.superview == nil { addSubview(clearButton) }
      clearButton.frame = clearButtonRect(forBounds: bounds)
    }
    if clearButton.superview != nil { clearButton.isHidden = !showsClearButton }
    placeholderLabel.isHidden = hasText
    let placeholderArea = placeholderRect(forBounds: bounds)
    let placeholderHeight = style.effectiveFont.lineHeight
    placeholderLabel.frame = lineRect(
      in: placeholderArea,
      height: alignsLinesToWholePoints ? min(placeholderHeight, placeholderArea.height) : placeholderHeight)
    placeholderLabel.textAlignment = style.alignment == .natural ? isMirrored ? .right : .left : style.alignment
    let area = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    if clip.bounds.width != max(0, area.width) { line = nil }
    clip.frame = CGRect(x: area.minX, y: clip.frame.minY, width: max(0, area.width), height: clip.frame.height)
    let lineHeight = max(style.effectiveFont.lineHeight, currentLine.height)
    clip.frame =
      alignsLinesToWholePoints ? roundedLineRect(in: area, height: lineHeight) : lineRect(in: area, height: lineHeight)
    layOutText()
  }

  /// Returns the rectangle of a line of a given height within a rectangle. `contentVerticalAlignment` determines its
  /// vertical position.
  private func lineRect(in rect: CGRect, height: CGFloat) -> CGRect {
    let height = roundedUp(height)
    let y: CGFloat
    switch contentVerticalAlignment {
    case .top: y = rect.minY
    case .bottom: y = rect.maxY - height
    default: y = rect.midY - height / 2
    }
    return CGRect(x: rect.minX, y: roundedToPixel(y), width: max(0, rect.width), height: height)
  }

  /// Returns the rectangle of a line in whole points, no higher than a rectangle.
  private func roundedLineRect(in rect: CGRect, height: CGFloat) -> CGRect {
    let height = min(height.rounded(.up), max(0, rect.height))
    return CGRect(x: rect.minX, y: (rect.midY - height / 2).rounded(), width: max(0, rect.width), height: height)
  }

  /// Scrolls to the caret and updates the frames of the text, the caret and the selection.
  private func layOutText() {
    let line = currentLine
    let availableWidth = clip.bounds.width
    // The caret needs two points after the text.
    let maximumOffset = max(0, line.width + 2 - availableWidth)
    if isEditing {
      let head = origin(of: line) + line.caretX(at: editedText.head)
      if head > availableWidth - 2 { scrollOffset += head - availableWidth + 2 }
      if head < 0 { scrollOffset += head }
      scrollOffset = min(max(0, scrollOffset), maximumOffset)
    } else {
      scrollOffset = 0
    }
    let textX = origin(of: line)
    // Text that is not being edited is truncated if it is wider than the field.
    let width = roundedUp(line.width + max(0, line.minX)) + 1
    var frame = CGRect(x: textX, y: 0, width: width, height: clip.bounds.height)
    if !isEditing, line.width > availableWidth {
      frame = CGRect(x: 0, y: 0, width: availableWidth, height: frame.height)
    }
    if line.scale != 1 {
      // Text with a reduced font has the baseline of the full-size font.
      let font = style.effectiveFont
      frame.origin.y = roundedToPixel(font.ascender - font.lineHeight / 2 - line.baseline + line.height / 2)
    }
    if displayedText !== line.displayedText {
      displayedText = line.displayedText
      label.attributedText = line.displayedText
    }
    label.frame = frame
    caret.frame = clip.convert(caretRect(for: IndexPosition(editedText.head)), from: self)
    let shows = isEditing && editedText.selection.length > 0 && !clearsOnInsertion
    selectionViews.show(shows ? visibleRects(of: editedText.selection) : [], in: clip)
  }

  // MARK: Geometry

  /// Returns the rectangles that a range of the text covers, in the coordinate system of the clip view, which clips the
  /// scrolled text.
  private func visibleRects(of range: NSRange) -> [CGRect] {
    let line = currentLine
    let textX = origin(of: line)
    return line.extents(range).map {
      CGRect(x: textX + $0.lowerBound, y: 0, width: $0.upperBound - $0.lowerBound, height: clip.bounds.height)
    }
  }

  /// Returns the rectangle of the caret before the character at an index, in the coordinate system of the field. The
  /// rectangle is limited to the visible part of the line.
  func visibleCaretRect(at index: Int) -> CGRect {
    let line = currentLine
    let availableWidth = clip.bounds.width
    let x = roundedToPixel(min(max(0, origin(of: line) + line.caretX(at: index) - 1), max(0, availableWidth - 2)))
    return convert(CGRect(x: x, y: 0, width: 2, height: clip.bounds.height), from: clip)
  }

  /// Returns the rectangles that a range covers, in the coordinate system of the field.
  func rects(of range: NSRange) -> [CGRect] { visibleRects(of: range).map { convert($0, from: clip) } }

  /// Returns the rectangle that contains a range, in the coordinate system of the field. The rectangle has a width of 0 for an empty
  /// range.
  func rect(of range: NSRange) -> CGRect {
    guard range.length > 0 else {
      let line = currentLine
      return convert(
        CGRect(x: origin(of: line) + line.caretX(at: range.location), y: 0, width: 0, height: clip.bounds.height),
        from: clip
      )
    }
    return rects(of: range).reduce(CGRect.null) { $0.union($1) }
  }

  /// Returns the index of the character boundary that is nearest to a point in the coordinate system of the field.
  func index(at point: CGPoint) -> Int {
    let line = currentLine
    return editedText.boundaries.characterBoundary(line.index(at: convert(point, to: clip).x - origin(of: line)))
  }

  func isRightToLeft(at index: Int) -> Bool { currentLine.isRightToLeft(at: index) }
}
