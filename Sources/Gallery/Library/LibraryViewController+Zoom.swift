import UIKit

/// Zoom through time: years, months, days, and all photos in columns of four sizes.
///
/// The wheel with the Control key, keys, taps on cards and the control at the lower edge change the level. Each change is one
/// animated change of the layout, in which a photo remains where it is. Pinches determine the progress of the change
/// themselves (`followPinch(_:)`).
extension LibraryViewController {
  /// The scale at which the wheel with the Control key changes the level or leaves the cover flow. A notch of a wheel multiplies the scale
  /// by 1.1, finer wheels and touchpads do so in parts.
  private static let scaleOfLevel: CGFloat = 1.099

  /// The time after which a notch of the wheel no longer goes on from the notches before it, in seconds.
  private static let wheelPause: CFTimeInterval = 1

  /// The layout of the grid, or `nil` if the years, months or days are shown.
  var gridLayout: PhotoGridLayout? { shownLayout as? PhotoGridLayout }

  /// The layout of the years, months or days, or `nil` if all photos are shown.
  var timeLayout: TimeLayout? { shownLayout as? TimeLayout }

  /// The layout of the collection view, or the nearer one of the two between which a pinch zooms.
  var shownLayout: UICollectionViewLayout { zoomTransition?.target ?? collectionView.collectionViewLayout }

  /// The layout during a pinch from one level to another, or `nil`.
  var zoomTransition: ZoomTransitionLayout? { collectionView.collectionViewLayout as? ZoomTransitionLayout }

  /// The layouts of the years, months or days. A pinch has up to two.
  var timeLayouts: [TimeLayout] {
    let layouts = zoomTransition.map { [$0.currentLayout, $0.nextLayout] } ?? [collectionView.collectionViewLayout]
    return layouts.compactMap { $0 as? TimeLayout }
  }

  /// The level of zoom. During the cover flow, it is the level of the grid that was shown last.
  var level: ZoomLevel { timeLayout?.level ?? .photos(gridLayout?.level ?? lastGridLevel) }

  /// A Boolean value that indicates whether the photos have years, months and days.
  var hasTimeLevels: Bool { photos.isInOrderOfTime && !collection.isTrash }

  func addZoom() {
    collectionView.addGestureRecognizer(
      UIPinchGestureRecognizer(target: self, action: Selector("pinched:", Self.pinched(_:))))
    for kind in [TimeLayout.yearTitleKind, TimeLayout.monthTitleKind] {
      collectionView.register(CardTitleView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
    }
    collectionView.register(
      DayHeaderView.self, forSupplementaryViewOfKind: TimeLayout.dayHeaderKind,
      withReuseIdentifier: TimeLayout.dayHeaderKind)
    levelControl.install(in: view)
    scrubber.date = { [weak self] in self?.visibleDate }
    view.addSubview(scrubber)
    coverTitle.install(in: view)
    levelControl.onSelect = { [weak self] segment in
      guard let self, flowLayout == nil else { return }
      zoom(to: ZoomLevel(segment: segment, grid: lastGridLevel), at: nil)
    }
    levelControl.onResize = { [weak self] in self?.showLevel() }
    showLevel()
  }

  /// Shows the level in the control. Hides the control if `hasTimeLevels` is `false`, if there are no photos, during a
  /// selection, and in the cover flow.
  func showLevel() {
    let isHidden = !hasTimeLevels || isEditing || photos.count == 0 || flowLayout != nil
    levelControl.isHidden = isHidden
    levelControl.selectedSegment = level.segment
    scrubber.isHidden = !hasTimeLevels || flowLayout != nil
    collectionView.contentInset.bottom = isHidden ? 0 : levelControl.coveredHeight
  }

  private func pinched(_ pinch: UIPinchGestureRecognizer) {
    if zoomPinch?.layout == nil, stackTransition?.closes(self, with: pinch) == true {
      zoomPinch = nil
      return
    }
    let isWheel = pinch.numberOfTouches == 0 && pinch.modifierFlags.contains(.control)
    if zoomPinch != nil || !isWheel {
      remainingWheelScale = 1
      return followPinch(pinch)
    }
    let now = CACurrentMediaTime()
    // Each slow notch is a pinch of its own, so it goes on from the notches before it.
    if pinch.state == .began {
      if now - lastWheelTime <= Self.wheelPause { pinch.scale *= remainingWheelScale }
      remainingWheelScale = 1
    }
    // The pinch ends some time after its last notch.
    if pinch.state == .began || pinch.state == .changed { lastWheelTime = now }
    guard pinch.state == .changed || pinch.state == .ended else { return }
    let isLarger = pinch.scale >= Self.scaleOfLevel
    guard isLarger || pinch.scale <= 1 / Self.scaleOfLevel else {
      if pinch.state == .ended { remainingWheelScale = pinch.scale }
      return
    }
    pinch.scale = 1
    if flowLayout != nil {
      if !isLarger { leaveCoverFlow() }
      return
    }
    zoom(isLarger: isLarger, at: pinch.location(in: collectionView))
  }

  /// Shows the next level, so that the photo at a point remains where it is.
  func zoom(isLarger: Bool, at point: CGPoint?) {
    guard flowLayout == nil else { return }
    let next = isLarger ? level.larger(grid: lastGridLevel) : level.smaller(hasTime: hasTimeLevels)
    if let next { zoom(to: next, at: point) }
  }

  /// Changes the level, so that a photo remains where it is.
  ///
  /// - Parameters:
  ///   - level: The new level.
  ///   - point: The location of the photo in the collection view's coordinates, or `nil` for the middle.
  func zoom(to level: ZoomLevel, at point: CGPoint?) {
    guard level != self.level, !isEditing || level.unit == nil else { return }
    change(to: makeLayout(level), at: point)
  }

  /// Changes the layout, so that a photo remains where it is.
  ///
  /// - Parameters:
  ///   - newLayout: The new layout.
  ///   - point: The location of the photo in the collection view's coordinates, or `nil` for the middle, or for the beginning if it
  ///     is visible.
  ///   - indexPath: A photo that is moved to the middle of the view, or `nil` to keep the photo that is at the point.
  func change(to newLayout: any LevelLayout, at point: CGPoint?, keeping indexPath: IndexPath? = nil) {
    endPinch(finishing: false, animated: false)
    let middle = visibleMiddle
    var kept = indexPath.map {
      (indexPath: $0, fraction: CGFloat(0.5), distance: middle.y - collectionView.bounds.minY)
    }
    if kept == nil, point == nil, isAtBeginning, !(newLayout is PhotoFlowLayout), flowLayout == nil {
      kept = (IndexPath(item: 0, section: 0), 0, LevelTransition.distanceAtBeginning)
    }
    if let anchor = kept ?? anchor(at: point ?? middle) {
      let transition = LevelTransition(
        anchor.indexPath, fraction: anchor.fraction, distance: anchor.distance,
        from: collectionView.collectionViewLayout, to: newLayout)
      transition.restingOffset = { [weak self] in self?.restingOffset($0) ?? $0 }
      if point != nil { (newLayout as? TimeLayout)?.pinnedPosition = photos.position(of: anchor.indexPath) }
      let oldLayout = collectionView.collectionViewLayout as? any LevelLayout
      oldLayout?.transition = transition
      newLayout.transition = transition
      show(newLayout) {
        for layout in [oldLayout, newLayout] where layout?.transition === transition { layout?.transition = nil }
      }
    } else {
      show(newLayout) {}
    }
  }

  private func show(_ layout: any LevelLayout, completion: @escaping () -> Void) {
    if let grid = layout as? PhotoGridLayout { lastGridLevel = grid.level }
    let isFlow = layout is PhotoFlowLayout
    targetCover = nil
    remainingWheelScale = 1
    collectionView.alwaysBounceVertical = !isFlow
    collectionView.showsHorizontalScrollIndicator = !isFlow
    collectionView.setCollectionViewLayout(layout, animated: true) { [weak self] _ in
      completion()
      self?.windowStateDidChange()
    }
    showLevel()
    showVisiblePhotos()
    showCoverTitle()
    windowStateDidChange()
  }

  /// Returns a new layout that shows a level: a grid for all photos, and a `TimeLayout` for years, months and days.
  func makeLayout(_ level: ZoomLevel) -> any LevelLayout {
    if case .photos(let grid) = level { return PhotoGridLayout(grid, hasHeaders: photos.hasSections) }
    return TimeLayout(level) { [weak self] in self?.photos }
  }

  /// Shows all photos in the grid without an animation if years, months or days are shown, but `hasTimeLevels` has become
  /// `false`.
  func leaveTimeIfNeeded() {
    if !hasTimeLevels, timeLayout != nil {
      endPinch(finishing: false, animated: false)
      remainingWheelScale = 1
      collectionView.setCollectionViewLayout(makeLayout(.photos(lastGridLevel)), animated: false)
    }
    showLevel()
  }

  /// The month, or the year if years are shown, of the first visible photo.
  private var visibleDate: String? {
    // The layout is queried, because the visible cells may still be those from before the scroll.
    let visible = collectionView.bounds.inset(by: collectionView.adjustedContentInset)
    let top = CGRect(x: visible.minX, y: visible.minY, width: visible.width, height: 120)
    let attributes = collectionView.collectionViewLayout.layoutAttributesForElements(in: top) ?? []
    guard let section = attributes.map(\.indexPath.section).min(), photos.sections.indices.contains(section) else {
      return nil
    }
    let content = photos.sections[section]
    guard level != .years, let month = content.month else { return content.year.map(String.init) }
    return PhotoTexts.month(month, of: content.year ?? 0)
  }

  /// A Boolean value that indicates whether the content is not scrolled.
  private var isAtBeginning: Bool {
    photos.count > 0 && collectionView.contentOffset.y <= -collectionView.adjustedContentInset.top
  }

  private var visibleMiddle: CGPoint {
    let visible = collectionView.bounds.inset(by: collectionView.adjustedContentInset)
    return CGPoint(x: visible.midX, y: visible.midY)
  }

  /// Returns the nearest content offset at which the large title is either completely visible or hidden, as after a scroll.
  ///
  /// - Parameter offset: The vertical offset, which is not before the beginning of the content.
  func restingOffset(_ offset: CGFloat) -> CGFloat {
    guard let bar = navigationController?.navigationBar, let view = collectionView else { return offset }
    let field = search.searchBar
    let isBelow = navigationItem.searchBarPlacement == .stacked && field.isDescendant(of: bar)
    let end = isBelow ? field.convert(field.bounds, to: bar).minY : bar.bounds.height
    // The row of the buttons is above the large title. If the title is hidden, the content does not scroll back to it.
    let titleHeight = end - bar.sizeThatFits(bar.bounds.size).height
    let distance = offset + view.adjustedContentInset.top
    guard distance > 0, distance < titleHeight else { return offset }
    return distance < titleHeight / 2 ? offset - distance : offset - distance + titleHeight
  }

  /// Returns the photo at a point or the nearest one, the part of its height above the point, and the distance of the point
  /// from the top of the visible bounds.
  func anchor(at point: CGPoint) -> (indexPath: IndexPath, fraction: CGFloat, distance: CGFloat)? {
    func distance(_ frame: CGRect) -> CGFloat {
      hypot(
        max(frame.minX - point.x, 0, point.x - frame.maxX), max(frame.minY - point.y, 0, point.y - frame.maxY))
    }
    let visible = collectionView.indexPathsForVisibleItems.compactMap {
      collectionView.layoutAttributesForItem(at: $0)
    }
    guard let nearest = visible.min(by: { distance($0.frame) < distance($1.frame) }) else { return nil }
    let frame = nearest.frame
    let y = min(max(point.y, frame.minY), frame.maxY)
    return (nearest.indexPath, (y - frame.minY) / max(1, frame.height), y - collectionView.bounds.minY)
  }

  // MARK: Cards

  /// Shows the next level from a card or a photo of a day that the user has tapped. Returns `false` if all photos are
  /// shown.
  func openCard(at indexPath: IndexPath) -> Bool {
    guard !isEditing, timeLayout != nil, let attributes = collectionView.layoutAttributesForItem(at: indexPath) else {
      return false
    }
    collectionView.deselectItem(at: indexPath, animated: false)
    zoom(isLarger: true, at: attributes.center)
    return true
  }

  func show(_ indexPath: IndexPath, in title: CardTitleView) {
    guard let layout = timeLayouts.first(where: { $0.level == (title.isYear ? .years : .months) }),
      let group = layout.group(at: photos.position(of: indexPath))
    else { return }
    title.isYear = layout.level == .years
    let kind = title.isYear ? TimeLayout.yearTitleKind : TimeLayout.monthTitleKind
    let card = layout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
    title.cardWidth = card?.size.width ?? title.cardWidth
    title.titleLabel.text = cardTitle(at: indexPath, in: layout)
    let content = layout.groups[group]
    title.countLabel.text = PhotoTexts.count(content.range.count, videos: photos.videos.count(in: content))
  }

  /// Returns the year or the month of a photo's card.
  func cardTitle(at indexPath: IndexPath, in layout: TimeLayout) -> String? {
    guard let group = layout.group(at: photos.position(of: indexPath)) else { return nil }
    let content = layout.groups[group]
    return content.month.map { PhotoTexts.month($0, of: content.year ?? 0) } ?? content.year.map(String.init)
  }

  func show(_ indexPath: IndexPath, in header: DayHeaderView) {
    guard let layout = timeLayouts.first(where: { $0.level == .days }),
      let group = layout.group(at: photos.position(of: indexPath))
    else { return }
    let content = layout.groups[group]
    header.titleLabel.text = PhotoTexts.day(content.day ?? 1, month: content.month ?? 1, year: content.year ?? 1)
    let place = photos.itemForFrame(at: layout.keyPosition(of: group))?.place
    let count = PhotoTexts.count(content.range.count, videos: photos.videos.count(in: content))
    header.detailLabel.text = [place, count].compactMap { $0 }.joined(separator: " · ")
  }

  /// Shows the places of days whose photos were read too late for their frame.
  func showVisibleDayHeaders() {
    let kind = TimeLayout.dayHeaderKind
    for path in collectionView.indexPathsForVisibleSupplementaryElements(ofKind: kind) {
      let view = collectionView.supplementaryView(forElementKind: kind, at: path)
      if let header = view as? DayHeaderView { show(path, in: header) }
    }
  }

  // MARK: Keys

  var zoomKeyCommands: [UIKeyCommand] {
    let larger = Selector("zoomIn:", Self.zoomIn(_:))
    let smaller = Selector("zoomOut:", Self.zoomOut(_:))
    return [
      UIKeyCommand(title: "Zoom In", action: larger, input: "+", modifierFlags: .command),
      UIKeyCommand(title: "Zoom In", action: larger, input: "+", modifierFlags: [.command, .shift]),
      UIKeyCommand(title: "Zoom In", action: larger, input: "=", modifierFlags: .command),
      UIKeyCommand(title: "Zoom Out", action: smaller, input: "-", modifierFlags: .command),
    ]
  }

  private func zoomIn(_ sender: Any?) { zoom(isLarger: true, at: pointer) }

  private func zoomOut(_ sender: Any?) { zoom(isLarger: false, at: pointer) }
}
