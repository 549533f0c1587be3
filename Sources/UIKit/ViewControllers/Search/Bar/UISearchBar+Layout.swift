import CoreGraphics

// The frames of the bar's parts (measured on UIKit, cases `search-bar-field-3x` and `search-active-icon` of
// Tests/Oracle).
extension UISearchBar {
  /// The height of the field in the row of a navigation bar's buttons, in points.
  private static let inlineFieldHeight: CGFloat = 44
  /// The space above and below the field in a navigation bar, in points.
  private static let rowPadding: CGFloat = 16
  private static let promptHeight: CGFloat = 26
  private static let scopeHeight: CGFloat = 44
  /// The distance between the field and the cancel button, in points.
  private static let cancelGap: CGFloat = 11

  /// The height of the field, in points. It follows the preferred text size (docs/measurements.md, 19.6). The cancel button
  /// is as wide and as high.
  private var fieldHeight: CGFloat {
    guard hosting != .inline else { return Self.inlineFieldHeight }
    return UIFontMetrics.default.scaledValue(for: 44, compatibleWith: traitCollection).rounded()
  }

  /// The size of the field and its icons in relation to that at the default text size.
  final var fieldScale: CGFloat { fieldHeight / Self.inlineFieldHeight }

  private var usedPromptHeight: CGFloat { prompt == nil || hosting != .none ? 0 : Self.promptHeight }
  /// The height of the row of scopes, or 0 if the scopes are not shown.
  package final var usedScopeHeight: CGFloat { showsScopes ? Self.scopeHeight : 0 }
  final var showsScopes: Bool { wantsScopes && (scopeButtonTitles?.count ?? 0) > 1 }
  /// The height of the bar for its content, in points. The row of a search bar outside of a navigation bar is as high
  /// as its field (measured on UIKit, Tests/Oracle/control-metrics.tsv, UISearchBar sizeThatFits).
  package final var naturalHeight: CGFloat {
    usedPromptHeight + (hosting == .none || hosting == .inline ? fieldHeight : fieldHeight + Self.rowPadding)
      + usedScopeHeight
  }

  private var sideMargin: CGFloat {
    switch hosting {
    case .none: 8
    case .stacked, .top: (superview as? UINavigationBar).map { $0.isOnPad ? 20 : $0.sideMargin } ?? 16
    case .inline: 0
    }
  }

  /// Returns the y coordinate and the height of the field in a row of the given height, in points. If the row is below
  /// a title, the field is 1 point below the upper edge of the row and 15 points above its lower edge, and the height
  /// of the field decreases with the height of the row.
  private func fieldExtent(rowHeight: CGFloat) -> (y: CGFloat, height: CGFloat) {
    switch hosting {
    case .stacked: return (1, max(0, min(fieldHeight, rowHeight - Self.rowPadding)))
    case .top: return (8, max(0, min(fieldHeight, rowHeight - Self.rowPadding)))
    // Outside of a navigation bar and in its row of buttons, the height of the field does not depend on that of the row
    // (measured on UIKit, Tests/Oracle/control-metrics.tsv, UISearchBar field frame).
    case .none, .inline: return ((rowHeight - fieldHeight) / 2, fieldHeight)
    }
  }

  final func arrange() {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func position(_ view: UIView, _ frame: CGRect) {
      var frame = frame
      if isMirrored { frame.origin.x = bounds.width - frame.maxX }
      if view.frame != frame { view.frame = frame }
    }
    let safe = hosting == .none ? safeAreaInsets : .zero
    let leading = (isMirrored ? safe.right : safe.left) + sideMargin
    let trailing = (isMirrored ? safe.left : safe.right) + sideMargin
    let availableWidth = max(0, bounds.width - leading - trailing)
    let top = usedPromptHeight
    position(background, bounds)
    position(promptLabel, CGRect(x: leading, y: 8, width: availableWidth, height: max(0, top - 8)))
    let availableScopeHeight = min(usedScopeHeight, max(0, bounds.height - top))
    let rowExtent = fieldExtent(rowHeight: max(0, bounds.height - top - availableScopeHeight))
    let cancelWidth = cancelButton == nil ? 0 : fieldHeight + Self.cancelGap
    let backgroundOffset = searchFieldBackgroundPositionAdjustment
    position(
      field,
      CGRect(
        x: leading + backgroundOffset.horizontal, y: top + rowExtent.y + backgroundOffset.vertical,
        width: max(0, availableWidth - cancelWidth),
        height: rowExtent.height)
    )
    if fieldShadow.frame != field.frame {
      fieldShadow.frame = field.frame
      fieldShadow.layer.shadowPath =
        UIBezierPath(roundedRect: fieldShadow.bounds, cornerRadius: fieldShadow.bounds.height / 2).cgPath
    }
    if let cancelButton {
      position(
        cancelButton,
        CGRect(
          x: bounds.width - trailing - fieldHeight, y: top + rowExtent.y, width: fieldHeight,
          height: rowExtent.height))
    }
    field.contentAlpha = min(1, max(0, rowExtent.height / fieldHeight * 2 - 1))
    scopes?.isHidden = !showsScopes
    scopeBackground.isHidden = !showsScopes
    if let scopes {
      let y = bounds.height - availableScopeHeight
      position(scopeBackground, CGRect(x: 0, y: y, width: bounds.width, height: availableScopeHeight))
      position(scopes, CGRect(x: leading, y: y, width: availableWidth, height: max(0, availableScopeHeight - 10)))
    }
  }

  // MARK: Changes

  final func hostingChanged(from old: Hosting) {
    if (old == .none) != (hosting == .none) {
      styleDidChange()
      naturalHeightChanged()
    } else {
      fieldBackgroundDidChange()
    }
    searchController?.updateCancelButton(animated: false)
    setNeedsLayout()
  }

  /// Lays out the bar and the view that contains it after its natural height has changed.
  final func naturalHeightChanged() {
    searchTextField.updateStandardFont(for: hosting == .inline ? nil : traitCollection)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    (superview as? UINavigationBar)?.searchHeightChanged()
    if let table = superview as? UITableView, table.tableHeaderView === self {
      frame.size.height = naturalHeight
      table.tableHeaderView = self
    }
  }

  final func promptChanged() {
    BarText.setText(
      prompt, [:], font: BarText.font(13, .regular, traitCollection, style: .footnote), color: .secondaryLabel,
      on: promptLabel)
    promptLabel.isHidden = prompt == nil
    styleDidChange()
    naturalHeightChanged()
  }

  final func showCancel(_ shows: Bool, animated: Bool) {
    guard shows != (cancelButton != nil) else { return }
    let animates = animated && window != nil
    let oldButton = cancelButton
    if shows {
      let button = SearchCancelButton()
      button.isEnabled = isEnabled
      button.addAction(UIAction { [weak self] _ in self?.cancel() }, for: .touchUpInside)
      UIView.performWithoutAnimation {
        addSubview(button)
        if animates { layoutIfNeeded() }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        button.frame = CGRect(
          x: isMirrored ? -fieldHeight : bounds.width, y: field.frame.minY, width: fieldHeight,
          height: fieldHeight)
        button.layoutIfNeeded()
        button.alpha = 0
      }
      cancelButton = button
    } else {
      cancelButton = nil
    }
    setNeedsLayout()
    let animations = {
      self.cancelButton?.alpha = self.isEnabled ? 1 : 0.3
      oldButton?.alpha = 0
      self.layoutIfNeeded()
      self.field.layoutIfNeeded()
    }
    guard animates else {
      cancelButton?.alpha = isEnabled ? 1 : 0.3
      oldButton?.removeFromSuperview()
      return
    }
    UIView.animate(
      withDuration: Self.changeDuration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
      animations: animations
    ) { _ in oldButton?.removeFromSuperview() }
  }

  /// The duration of animated changes, in seconds.
  package static var changeDuration: Double { 0.3 }

  // MARK: Scopes

  /// The control with the scopes, which is created when it is first used.
  final var scopeControl: UISegmentedControl {
    if let scopes { return scopes }
    let scopeControl = UISegmentedControl(items: scopeButtonTitles ?? [])
    scopeControl.selectedSegmentIndex = selectedScopeButtonIndex
    scopeControl.isHidden = true
    scopeControl.isEnabled = isEnabled
    scopeControl.addAction(
      UIAction { [weak self] action in
        guard let self, let control = action.sender as? UISegmentedControl else { return }
        let index = control.selectedSegmentIndex
        searchController?.userDidInteract()
        selectedScopeButtonIndex = index
        delegate?.searchBar(self, selectedScopeButtonIndexDidChange: index)
      }, for: .valueChanged)
    addSubview(scopeControl)
    scopes = scopeControl
    return scopeControl
  }

  final func scopeTitlesDidChange() {
    let titles = scopeButtonTitles ?? []
    let control = scopeControl
    control.removeAllSegments()
    for (index, title) in titles.enumerated() { control.insertSegment(withTitle: title, at: index, animated: false) }
    if selectedScopeButtonIndex >= titles.count { selectedScopeButtonIndex = 0 }
    if !titles.isEmpty { control.selectedSegmentIndex = selectedScopeButtonIndex }
    naturalHeightChanged()
    searchController?.updateScopes()
  }

  final func showScopes(_ shows: Bool, animated: Bool) {
    guard shows != wantsScopes else { return }
    wantsScopes = shows
    let changes = {
      self.naturalHeightChanged()
      (self.superview as? UINavigationBar)?.controller?.viewIfLoaded?.layoutIfNeeded()
      self.layoutIfNeeded()
    }
    if animated, window != nil {
      UIView.animate(
        withDuration: Self.changeDuration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
        animations: changes)
    } else {
      naturalHeightChanged()
    }
  }
}

extension UISearchTextField {
  /// The opacity of everything in the field except its background, which is lower while the field collapses.
  final var contentAlpha: CGFloat {
    get { icon.alpha }
    set {
      guard newValue != icon.alpha else { return }
      for view in [icon, placeholderLabel, clip, rightView].compactMap({ $0 }) { view.alpha = newValue }
      if clearButton.superview != nil { clearButton.alpha = newValue }
    }
  }
}
