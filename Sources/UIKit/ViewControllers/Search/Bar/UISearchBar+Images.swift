import Foundation

// Images and attributes that an application sets for parts of the bar.
extension UISearchBar {
  /// Sets the image behind the bar.
  ///
  /// - Parameters:
  ///   - backgroundImage: The image, or `nil` to remove it.
  ///   - barPosition: The position of the bar to which the image applies. `any` applies to all positions.
  ///   - barMetrics: The metrics to which the image applies.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    recordAppearanceValue("setBackgroundImage(_:for:barMetrics:)", [barPosition, barMetrics]) {
      $0.setBackgroundImage(backgroundImage, for: barPosition, barMetrics: barMetrics)
    }
    images.backgrounds[SearchBarImages.BackgroundKey(position: barPosition, metrics: barMetrics)] = backgroundImage
    styleDidChange()
  }

  /// Returns the image behind the bar.
  ///
  /// - Parameters:
  ///   - barPosition: The position of the bar.
  ///   - barMetrics: The metrics of the bar.
  /// - Returns: The image that was set for the position and metrics, or `nil` if none was set.
  public func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    images.backgrounds[SearchBarImages.BackgroundKey(position: barPosition, metrics: barMetrics)]
  }

  /// Sets the image that is stretched behind the text of the search field.
  ///
  /// - Parameters:
  ///   - backgroundImage: The image, or `nil` for the default background.
  ///   - state: The state of the field, `normal` or `disabled`.
  public func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
    recordAppearanceValue("setSearchFieldBackgroundImage(_:for:)", [state.rawValue]) {
      $0.setSearchFieldBackgroundImage(backgroundImage, for: state)
    }
    images.fieldBackgrounds[state] = backgroundImage
    field.background = images.fieldBackgrounds[.normal]
    field.disabledBackground = images.fieldBackgrounds[.disabled]
    fieldBackgroundDidChange()
  }

  /// Returns the image that is stretched behind the text of the search field.
  ///
  /// - Parameter state: The state of the field.
  /// - Returns: The image that was set for the state, or `nil` if none was set.
  public func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? { images.fieldBackgrounds[state] }

  /// Sets the image of one of the icons in the search field, such as the magnifying glass.
  ///
  /// - Parameters:
  ///   - iconImage: The image, or `nil` for the default image.
  ///   - icon: The icon.
  ///   - state: The state to which the image applies.
  public func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    recordAppearanceValue("setImage(_:for:state:)", [icon, state.rawValue]) {
      $0.setImage(iconImage, for: icon, state: state)
    }
    images.icons[SearchBarImages.IconKey(icon: icon, state: state)] = iconImage
    iconsChanged()
  }

  /// Returns the image of one of the icons in the search field.
  ///
  /// - Parameters:
  ///   - icon: The icon.
  ///   - state: The state of the icon.
  /// - Returns: The image that was set, or `nil` if none was set.
  public func image(for icon: Icon, state: UIControl.State) -> UIImage? {
    images.icons[SearchBarImages.IconKey(icon: icon, state: state)]
  }

  /// Sets the offset of an icon from its default position.
  ///
  /// - Parameters:
  ///   - adjustment: The offset, in points.
  ///   - icon: The icon.
  public func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
    recordAppearanceValue("setPositionAdjustment(_:for:)", [icon]) { $0.setPositionAdjustment(adjustment, for: icon) }
    images.adjustments[icon] = adjustment
    field.setNeedsLayout()
  }

  /// Returns the offset of an icon from its default position.
  ///
  /// - Parameter icon: The icon.
  /// - Returns: The offset, in points. The default is zero.
  public func positionAdjustment(for icon: Icon) -> UIOffset { images.adjustments[icon] ?? .zero }

  // MARK: Scopes

  /// Sets the image behind the segments that select a scope.
  ///
  /// - Parameters:
  ///   - backgroundImage: The image, or `nil` for the default background.
  ///   - state: The state of a scope.
  public func setScopeBarButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
    recordAppearanceValue("setScopeBarButtonBackgroundImage(_:for:)", [state.rawValue]) {
      $0.setScopeBarButtonBackgroundImage(backgroundImage, for: state)
    }
    scopeControl.setBackgroundImage(backgroundImage, for: state, barMetrics: .default)
  }

  /// Returns the image behind the segments that select a scope.
  ///
  /// - Parameter state: The state of a scope.
  /// - Returns: The image that was set, or `nil` if none was set.
  public func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? {
    scopes?.backgroundImage(for: state, barMetrics: .default)
  }

  /// Sets the image between two scopes.
  ///
  /// - Parameters:
  ///   - dividerImage: The image, or `nil` for the default image.
  ///   - leftState: The state of the scope on the left.
  ///   - rightState: The state of the scope on the right.
  public func setScopeBarButtonDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) {
    recordAppearanceValue(
      "setScopeBarButtonDividerImage(_:forLeftSegmentState:rightSegmentState:)",
      [leftState.rawValue, rightState.rawValue]
    ) {
      $0.setScopeBarButtonDividerImage(dividerImage, forLeftSegmentState: leftState, rightSegmentState: rightState)
    }
    scopeControl.setDividerImage(
      dividerImage, forLeftSegmentState: leftState, rightSegmentState: rightState, barMetrics: .default)
  }

  /// Returns the image between two scopes.
  ///
  /// - Parameters:
  ///   - leftState: The state of the scope on the left.
  ///   - rightState: The state of the scope on the right.
  /// - Returns: The image that was set, or `nil` if none was set.
  public func scopeBarButtonDividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
  ) -> UIImage? {
    scopes?.dividerImage(forLeftSegmentState: leftState, rightSegmentState: rightState, barMetrics: .default)
  }

  /// Sets the text attributes, such as font and color, of the segments that select a scope.
  ///
  /// - Parameters:
  ///   - attributes: The attributes, or `nil` for the default attributes.
  ///   - state: The state of a scope.
  public func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    recordAppearanceValue("setScopeBarButtonTitleTextAttributes(_:for:)", [state.rawValue]) {
      $0.setScopeBarButtonTitleTextAttributes(attributes, for: state)
    }
    scopeControl.setTitleTextAttributes(attributes, for: state)
  }

  /// Returns the text attributes of the segments that select a scope.
  ///
  /// - Parameter state: The state of a scope.
  /// - Returns: The attributes that were set, or `nil` if none were set.
  public func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    scopes?.titleTextAttributes(for: state)
  }

  // MARK: Updating the views

  final func styleDidChange() {
    let isCompact = traitCollection.verticalSizeClass == .compact
    let position = barPosition
    let metrics: [UIBarMetrics] =
      (prompt == nil ? [] : isCompact ? [.compactPrompt, .defaultPrompt] : [.defaultPrompt])
      + (isCompact ? [.compact, .default] : [.default])
    let image =
      metrics.lazy.compactMap { self.backgroundImage(for: position, barMetrics: $0) }.first
      ?? metrics.lazy.compactMap { self.backgroundImage(for: .any, barMetrics: $0) }.first
    if image !== background.image {
      background.image = image
      images.backgroundIsOpaque = image?.cgImage?.pixels.isOpaque ?? false
    }
    let isPlain = image == nil
    let showsColor = hosting == .none && (isPlain ? searchBarStyle != .minimal : !isTranslucent)
    background.backgroundColor = showsColor ? barTintColor ?? (isTranslucent ? nil : .systemBackground) : nil
    // A color covers the glass unless it is transparent itself. The glass is then not computed.
    let hidesGlass = (background.backgroundColor?.resolvedColor(with: traitCollection).cgColor.alpha ?? 0) >= 1
    background.materialEffect = isPlain && showsColor && isTranslucent && !hidesGlass ? SearchGlassEffect(.bar) : nil
    background.alpha = !isPlain && customTranslucency == true && images.backgroundIsOpaque ? 0.85 : 1
    fieldBackgroundDidChange()
    setNeedsLayout()
  }

  /// Shows the glass of the field, or hides it behind a color or an image of the application.
  final func fieldBackgroundDidChange() {
    // In the row of a navigation bar's buttons, the platter around the field is the glass.
    field.materialEffect = isFieldGlass && hosting != .inline ? SearchGlassEffect(.field) : nil
    // The shadow was measured for bars outside of navigation bars.
    fieldShadow.isHidden = !isFieldGlass || hosting != .none || searchBarStyle == .minimal
    if hosting == .inline { superview?.superview?.setNeedsLayout() }
  }

  /// Indicates whether the background of the field is glass, and not a color or an image of the application.
  final var isFieldGlass: Bool { field.backgroundColor == nil && images.fieldBackgrounds[.normal] == nil }

  final func iconsChanged() {
    if let image = image(for: .search, state: .normal) { field.icon.image = image } else { field.icon.showDefault() }
    updateEndButton()
  }

  /// Shows the results button, the bookmark button or no button at the end of the field. The clear button replaces it while there
  /// is text.
  final func updateEndButton() {
    let icon: Icon? = showsSearchResultsButton ? .resultsList : showsBookmarkButton ? .bookmark : nil
    guard let icon else {
      field.rightView = nil
      field.rightViewMode = .never
      return
    }
    let button = UIButton(type: .system)
    let standard = UIImage(systemName: icon == .bookmark ? "folder" : "chevron.down")
    button.setImage(image(for: icon, state: .normal) ?? standard, for: .normal)
    for state in [UIControl.State.highlighted, .disabled, .selected] {
      if let customImage = image(for: icon, state: state) { button.setImage(customImage, for: state) }
    }
    button.tintColor = .secondaryLabel
    button.isSelected = icon == .resultsList && isSearchResultsButtonSelected
    button.accessibilityLabel = icon == .bookmark ? "Bookmarks" : "Recent Results"
    button.frame = CGRect(x: 0, y: 0, width: 30, height: 30)
    button.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        if icon == .bookmark {
          delegate?.searchBarBookmarkButtonClicked(self)
        } else {
          delegate?.searchBarResultsListButtonClicked(self)
        }
      }, for: .touchUpInside)
    field.yieldingRightView = button
    field.rightView = button
    field.rightViewMode = .always
  }
}
