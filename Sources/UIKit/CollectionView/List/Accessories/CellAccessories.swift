import CoreGraphics

/// An object that manages the visible accessories of one list cell and their views.
@MainActor
final class CellAccessories {
  private unowned let cell: UICollectionViewListCell
  private(set) var leading: [AccessoryView] = []
  private(set) var trailing: [AccessoryView] = []
  /// The accessory views that are being removed with an animation.
  private var disappearingElements: [AccessoryView] = []
  /// The accessory views that were added since the last layout.
  private var appearingViews: [AccessoryView] = []
  private var isEditing: Bool?
  private var animatesNextLayout = false
  private(set) var layout: AccessoryLayout?

  init(_ cell: UICollectionViewListCell) { self.cell = cell }

  var views: [AccessoryView] { leading + trailing }

  /// Updates the accessory views after the accessories or the editing mode have changed. A view is reused if its
  /// accessory is of the same kind.
  func update(_ accessories: [UICellAccessory], whileEditing: Bool, _ traits: UITraitCollection) {
    let metrics = AccessoryMetrics(traits)
    let changesMode = isEditing != nil && isEditing != whileEditing && cell.window != nil
    isEditing = whileEditing
    var reusableViews = leading + trailing
    func views(leading: Bool) -> [AccessoryView] {
      UICellAccessory.sortedAccessories(accessories, leading: leading, whileEditing: whileEditing).map { accessory in
        if let index = reusableViews.firstIndex(where: { $0.canShow(accessory) }) {
          let view = reusableViews.remove(at: index)
          view.show(accessory, metrics)
          return view
        }
        let view = UIView.withoutAnimation { AccessoryView(accessory, in: cell, metrics) }
        appearingViews.append(view)
        return view
      }
    }
    let oldAccessories = leading + trailing
    leading = views(leading: true)
    trailing = views(leading: false)
    for view in leading + trailing where view.superview !== cell { cell.addSubview(view) }
    if let reorderControl = trailing.last { reorderControl.showsLine = trailing.count > 1 }
    if changesMode, !reusableViews.isEmpty || !appearingViews.isEmpty { animatesNextLayout = true }
    if animatesNextLayout {
      disappearingElements += reusableViews
    } else {
      for view in reusableViews { view.removeFromSuperview() }
    }
    if oldAccessories.map(ObjectIdentifier.init) != (leading + trailing).map(ObjectIdentifier.init)
      || !appearingViews.isEmpty
    {
      layout = nil
    }
    cell.setNeedsLayout()
  }

  /// Removes all accessory views without an animation.
  func removeAll() {
    for view in views + disappearingElements { view.removeFromSuperview() }
    (leading, trailing, disappearingElements, appearingViews) = ([], [], [], [])
    layout = nil
    isEditing = nil
    animatesNextLayout = false
  }

  /// Returns the layout of the accessories and the content in a row of the given size, in points.
  func layout(in size: CGSize) -> AccessoryLayout {
    let margins = cell.directionalLayoutMargins
    return AccessoryLayout(
      AccessoryLayout.Input(
        leading: leading.map(\.item), trailing: trailing.map(\.item), size: size,
        top: cell.listRole?.topPadding ?? 0, leadingMargin: margins.leading, trailingMargin: margins.trailing,
        indentation: CGFloat(cell.indentationLevel) * cell.indentationWidth,
        indentsAccessories: cell.indentsAccessories, scale: max(1, cell.traitCollection.displayScale)))
  }

  /// Sets the frames of the accessories and the content. Changes caused by editing mode are animated.
  func positionViews() {
    let layout = layout(in: cell.bounds.size)
    self.layout = layout
    guard animatesNextLayout else {
      apply(layout)
      appearingViews = []
      return
    }
    animatesNextLayout = false
    UIView.withoutAnimation {
      for (views, frames) in [(leading, layout.leading), (trailing, layout.trailing)] {
        for (view, frame) in zip(views, frames) where appearingViews.contains(where: { $0 === view }) {
          view.frame = mirroredFrame(outside(frame, leading: views.first === leading.first))
          view.alpha = 0
        }
      }
    }
    appearingViews = []
    let viewsToRemove = disappearingElements
    disappearingElements = []
    UIView.animate(
      withDuration: 0.3, delay: 0, options: [.allowUserInteraction],
      animations: { [self] in
        apply(layout)
        for view in views where !view.accessory.appearance.isHidden { view.alpha = 1 }
        for view in viewsToRemove {
          view.frame = mirroredFrame(outside(mirroredFrame(view.frame), leading: view.accessory.isLeading))
          view.alpha = 0
        }
        // Only the content view is laid out. A layout request would lay out the whole list inside this animation.
        cell.contentView.layoutSubviews()
      },
      completion: { _ in for view in viewsToRemove { view.removeFromSuperview() } })
  }

  private func apply(_ layout: AccessoryLayout) {
    for (view, frame) in zip(leading, layout.leading) { setFrame(view, mirroredFrame(frame)) }
    for (view, frame) in zip(trailing, layout.trailing) { setFrame(view, mirroredFrame(frame)) }
    var frame = contentFrame(layout.content, height: cell.bounds.height)
    let vertical = cell.contentBounds
    (frame.origin.y, frame.size.height) = (vertical.minY, vertical.height)
    setFrame(cell.contentView, frame)
  }

  /// Returns the frame of the content in the cell's coordinates for a horizontal range in reading direction.
  func contentFrame(_ content: (start: CGFloat, end: CGFloat), height: CGFloat) -> CGRect {
    mirroredFrame(CGRect(x: content.start, y: 0, width: content.end - content.start, height: height))
  }

  private func setFrame(_ view: UIView, _ frame: CGRect) { if view.frame != frame { view.frame = frame } }

  /// Returns a frame of the left-to-right layout in the cell's coordinates. In a right-to-left layout it is mirrored.
  private func mirroredFrame(_ frame: CGRect) -> CGRect {
    guard cell.effectiveUserInterfaceLayoutDirection == .rightToLeft else { return frame }
    return CGRect(x: cell.bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }

  /// Returns the frame beyond the end of the row from which a view slides in, in a left-to-right layout. `leading` is `true` for
  /// the leading end of the row.
  private func outside(_ frame: CGRect, leading: Bool) -> CGRect {
    frame.offsetBy(dx: leading ? -frame.maxX : cell.bounds.width - frame.minX, dy: 0)
  }
}
