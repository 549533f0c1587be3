import CoreGraphics

/// An object that manages the views around a row's content: the editing controls, the accessories and the separators.
///
/// The cell determines the views that it needs. This class adds, removes and positions them.
@MainActor
final class RowSubviews {
  private unowned let cell: UITableViewCell
  private(set) var control: RowControl?
  private(set) var reorderControl: RowControl?
  /// The accessory views in reading order. The detail button is before the disclosure indicator.
  private(set) var accessories: [UIView] = []
  private var bottomSeparator: SeparatorView?
  private var topSeparator: SeparatorView?
  private var disappearingViews: [UIView] = []
  private var appearingViews: [UIView] = []
  private var slides = false
  /// Indicates whether the next layout animates controls and accessories that appear or disappear.
  var isSliding: Bool { slides }
  /// The horizontal range of the content in a left-to-right layout, in points.
  private(set) var content: (start: CGFloat, end: CGFloat) = (0, 0)

  init(_ cell: UITableViewCell) { self.cell = cell }

  // MARK: The parts of a row

  /// The controls, accessories and separators that a row requires.
  struct Request: Equatable {
    var control: RowControl.Kind?
    /// Indicates whether the content is indented even without a control.
    var indents = false
    var hasReorderControl = false
    var accessory = UITableViewCell.AccessoryType.none
    var accessoryView: ObjectIdentifier?
  }

  private var request = Request()

  /// Adds and removes views to match a request. `view` is the application's accessory view. If `slides` is `true`, the
  /// next layout animates the views that appear or disappear.
  func update(_ newRequest: Request, view: UIView?, slides: Bool) {
    let oldRequest = request
    guard newRequest != oldRequest else { return }
    request = newRequest
    var removedViews: [UIView] = []
    if newRequest.control != oldRequest.control {
      if let control { removedViews.append(control) }
      control = newRequest.control.map { makeControl($0) }
      control?.onTap = { [unowned cell] in cell.editControlWasTapped() }
    }
    if newRequest.hasReorderControl != oldRequest.hasReorderControl {
      if let reorderControl { removedViews.append(reorderControl) }
      reorderControl = newRequest.hasReorderControl ? makeControl(.reorderControl) : nil
      if let reorderControl { cell.attachReordering(to: reorderControl) }
    }
    if newRequest.accessory != oldRequest.accessory || newRequest.accessoryView != oldRequest.accessoryView {
      removedViews += accessories
      accessories = makeAccessories(newRequest.accessory, view)
      removedViews.removeAll { removedView in accessories.contains { $0 === removedView } }
    }
    if slides {
      self.slides = true
      disappearingViews += removedViews
    } else {
      for view in removedViews { view.removeFromSuperview() }
      appearingViews = []
    }
    cell.setNeedsLayout()
  }

  private func makeControl(_ kind: RowControl.Kind) -> RowControl {
    UIView.withoutAnimation {
      let view = RowControl(kind)
      cell.addSubview(view)
      appearingViews.append(view)
      return view
    }
  }

  private func makeAccessories(_ type: UITableViewCell.AccessoryType, _ view: UIView?) -> [UIView] {
    if let view {
      cell.addSubview(view)
      appearingViews.append(view)
      return [view]
    }
    func makeDetailButton() -> RowControl {
      let button = makeControl(.detail)
      button.onTap = { [unowned cell] in cell.owner?.accessoryButtonTapped(in: cell) }
      return button
    }
    switch type {
    case .none: return []
    case .disclosureIndicator: return [makeControl(.disclosure)]
    case .detailDisclosureButton: return [makeDetailButton(), makeControl(.disclosure)]
    case .checkmark: return [makeControl(.checkmark)]
    case .detailButton: return [makeDetailButton()]
    }
  }

  // MARK: Layout

  /// Returns the horizontal range of the content in a row of the given size, for a left-to-right layout, in points.
  func contentRange(in size: CGSize) -> (start: CGFloat, end: CGFloat) { frames(in: size).content }

  private struct Frames {
    var control: CGRect?
    var reorderControl: CGRect?
    var accessories: [CGRect] = []
    var content: (start: CGFloat, end: CGFloat) = (0, 0)
  }

  private func frames(in size: CGSize) -> Frames {
    let metrics = AccessoryMetrics(cell.traitCollection)
    let edges = cell.rowEdges(in: size)
    var result = Frames()
    var contentStart = edges.start
    if request.control != nil || request.indents { contentStart += edges.leadingMargin + metrics.slot }
    if let control {
      let controlSize = control.updateSize(metrics, rowHeight: size.height)
      // The symbol is one point below the middle of its control.
      let symbolVerticalOffset = metrics.symbolVerticalOffset + 1
      result.control = CGRect(
        x: metrics.pixels(edges.start + edges.leadingMargin + (metrics.slot - controlSize.width) / 2),
        y: metrics.pixels((size.height - controlSize.height) / 2 - symbolVerticalOffset), width: controlSize.width,
        height: controlSize.height)
    }
    contentStart += edges.indentation
    var contentEnd = size.width - edges.end
    if let reorderControl {
      let controlSize = reorderControl.updateSize(metrics, rowHeight: size.height)
      contentEnd -= edges.trailingMargin + controlSize.width
      result.reorderControl = CGRect(x: contentEnd, y: 0, width: controlSize.width, height: size.height)
    }
    if !accessories.isEmpty {
      contentEnd -= reorderControl == nil ? edges.trailingMargin : metrics.tableGap
      for (index, view) in accessories.enumerated().reversed() {
        if index < accessories.count - 1 { contentEnd -= metrics.tableGap }
        let (slot, controlSize) = reservedSize(for: view, metrics, size.height)
        contentEnd -= slot
        result.accessories.append(
          CGRect(
            x: metrics.pixels(contentEnd + (slot - controlSize.width) / 2),
            y: ((size.height - controlSize.height) / 2 * metrics.scale).rounded(.down) / metrics.scale,
            width: controlSize.width,
            height: controlSize.height))
      }
      result.accessories.reverse()
    }
    result.content = (contentStart, max(contentStart, contentEnd))
    return result
  }

  private func reservedSize(for view: UIView, _ metrics: AccessoryMetrics, _ height: CGFloat) -> (CGFloat, CGSize) {
    guard let control = view as? RowControl else {
      let size = view.bounds.size
      // A symbol is centered in the width that is reserved for it (measured, `table-symbol-accessory-slot` in table-cases.json).
      let isSymbol = (view as? UIImageView)?.image?.isSymbolImage == true
      return (isSymbol ? max(metrics.reserved(for: size.width), size.width) : size.width, size)
    }
    let size = control.updateSize(metrics, rowHeight: height)
    return (control.kind == .disclosure ? size.width : max(metrics.reserved(for: size.width), size.width), size)
  }

  /// Sets the frames of all views. Changes are animated if `isSliding` is `true`.
  func positionViews() {
    let frames = frames(in: cell.bounds.size)
    content = frames.content
    guard slides else {
      apply(frames)
      appearingViews = []
      return
    }
    slides = false
    UIView.withoutAnimation {
      let viewsWithFrames = viewsWithFrames(frames)
      for (view, frame) in viewsWithFrames where appearingViews.contains(where: { $0 === view }) {
        view.frame = mirroredFrame(offscreenFrame(frame, isLeading: view === control))
        view.alpha = 0
      }
    }
    let viewsToRemove = disappearingViews
    (disappearingViews, appearingViews) = ([], [])
    UIView.animate(
      withDuration: 0.3, delay: 0, options: .allowUserInteraction,
      animations: { [self] in
        apply(frames)
        for (view, _) in viewsWithFrames(frames) { view.alpha = 1 }
        for view in viewsToRemove {
          let frame = mirroredFrame(view.frame)
          view.frame = mirroredFrame(offscreenFrame(frame, isLeading: frame.midX < cell.bounds.midX))
          view.alpha = 0
        }
        cell.positionContent()
      },
      completion: { [weak cell] _ in
        for view in viewsToRemove {
          view.removeFromSuperview()
          view.alpha = 1
        }
        cell?.editingAnimationDidEnd()
      })
  }

  private func viewsWithFrames(_ frames: Frames) -> [(UIView, CGRect)] {
    var result: [(UIView, CGRect)] = []
    if let control, let frame = frames.control { result.append((control, frame)) }
    if let reorderControl, let frame = frames.reorderControl { result.append((reorderControl, frame)) }
    result += zip(accessories, frames.accessories)
    return result
  }

  private func apply(_ frames: Frames) {
    for (view, frame) in viewsWithFrames(frames) { setFrame(view, mirroredFrame(frame)) }
    setFrame(
      cell.contentView,
      mirroredFrame(
        CGRect(
          x: frames.content.start, y: 0, width: frames.content.end - frames.content.start, height: cell.bounds.height)))
  }

  private func setFrame(_ view: UIView, _ frame: CGRect) { if view.frame != frame { view.frame = frame } }

  /// Returns a frame of the left-to-right layout in the cell's coordinates. In a right-to-left layout it is mirrored.
  func mirroredFrame(_ frame: CGRect) -> CGRect {
    guard cell.effectiveUserInterfaceLayoutDirection == .rightToLeft else { return frame }
    return CGRect(x: cell.bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }

  private func offscreenFrame(_ frame: CGRect, isLeading: Bool) -> CGRect {
    frame.offsetBy(dx: isLeading ? -frame.maxX : cell.bounds.width - frame.minX, dy: 0)
  }

  // MARK: Separators

  /// Sets the frames of the separators for the style of the table (measured, `table-ios-separators`,
  /// `table-grouped-separators-2x`, `table-plain-top-hairline` in table-cases.json).
  func positionSeparators() {
    let context = cell.context
    let hasSeparators = context.separator.style != .none && cell.owner != nil
    let isGrouped = context.style != .plain
    let size = cell.bounds.size
    bottomSeparator = updatedSeparator(bottomSeparator, hasSeparators)
    topSeparator = updatedSeparator(
      topSeparator, hasSeparators && (context.style == .grouped && context.isFirst || context.isBelowBar))
    if let bottomSeparator {
      let insets =
        isGrouped && context.isLast
        ? NSDirectionalEdgeInsets.zero : cell.effectiveSeparatorInset
      bottomSeparator.frame = mirroredFrame(
        SeparatorView.frame(in: size, insets: insets, isTop: false, isRightToLeft: false))
      bottomSeparator.alpha = context.style == .insetGrouped && context.isLast ? 0 : 1
    }
    let topInsets = isGrouped ? NSDirectionalEdgeInsets.zero : cell.effectiveSeparatorInset
    topSeparator?.frame = mirroredFrame(
      SeparatorView.frame(in: size, insets: topInsets, isTop: true, isRightToLeft: false))
  }

  private func updatedSeparator(_ existingView: SeparatorView?, _ isVisible: Bool) -> SeparatorView? {
    guard isVisible else {
      existingView?.removeFromSuperview()
      return nil
    }
    let color = cell.context.separator.color ?? SeparatorView.rowColor
    if let existingView {
      if existingView.backgroundColor != color { existingView.backgroundColor = color }
      return existingView
    }
    return UIView.withoutAnimation {
      let separator = SeparatorView(color: color)
      cell.addSubview(separator)
      return separator
    }
  }
}
