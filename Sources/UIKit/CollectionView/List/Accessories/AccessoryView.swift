import CoreGraphics
import Foundation

/// A control that shows one accessory of a list cell and handles taps on it.
@MainActor
final class AccessoryView: UIControl {
  package override var hasTapPrecedence: Bool { true }
  private(set) var accessory: UICellAccessory
  /// The view that displays the accessory: a glyph, a label or a custom view.
  private let contentSubview: UIView
  /// The glyph with two arrows next to the label of a pop-up menu, or nil for other accessories.
  private var arrows: AccessoryGlyphView?
  private weak var cell: UICollectionViewListCell?
  /// The separator line before a reorder control, or nil if none is shown.
  private var line: SeparatorView?
  private(set) var metrics: AccessoryMetrics

  init(_ accessory: UICellAccessory, in cell: UICollectionViewListCell, _ metrics: AccessoryMetrics) {
    self.accessory = accessory
    self.cell = cell
    self.metrics = metrics
    switch accessory.content {
    case .label, .menu: contentSubview = UILabel(frame: .zero)
    case .view(let view, _): contentSubview = view
    case .mark, .action, .outline, .reorder: contentSubview = AccessoryGlyphView(.disclosure, size: .zero)
    }
    super.init(frame: .zero)
    addSubview(contentSubview)
    if case .menu = accessory.content {
      let arrows = AccessoryGlyphView(.popUp, size: .zero)
      self.arrows = arrows
      addSubview(arrows)
      isContextMenuInteractionEnabled = true
      showsMenuAsPrimaryAction = true
    }
    addAction(UIAction { [weak self] _ in self?.wasTapped() }, for: .touchUpInside)
    show(accessory, metrics)
  }

  required init?(coder: NSCoder) { nil }

  /// Returns whether the view can be reused for another accessory. Both accessories must be of the same kind.
  func canShow(_ other: UICellAccessory) -> Bool { other.accessoryType == accessory.accessoryType }

  /// Shows another accessory of the same kind.
  func show(_ accessory: UICellAccessory, _ metrics: AccessoryMetrics) {
    self.accessory = accessory
    self.metrics = metrics
    alpha = accessory.appearance.isHidden ? 0 : 1
    isUserInteractionEnabled = !accessory.appearance.isHidden && handlesTouches
    // Without a color of its own, the view inherits one. It may have had another accessory's color before.
    tintColor = accessory.appearance.tintColor
    switch accessory.content {
    case .label(let text, let font, let adjusts): showLabel(text, font, adjusts: adjusts)
    case .menu(let menu, _): show(menu)
    case .view: break
    case .mark, .action, .outline, .reorder: showGlyph()
    }
    setNeedsLayout()
  }

  /// Indicates whether the control handles touches. If the value is `false`, for example for a glyph without an action,
  /// the cell handles them.
  private var handlesTouches: Bool {
    switch accessory.accessoryType {
    case .disclosureIndicator, .checkmark, .multiselect, .label: false
    case .outlineDisclosure: cell?.togglesOnAnyTap != true
    case .detail, .delete, .insert, .reorder, .popUpMenu, .customView: true
    }
  }

  // MARK: Appearance

  /// Indicates whether the background of the row has the tint color. This is the case for a selected row in a sidebar,
  /// whose accessories have the color of the row's text.
  private var isOnTintColor: Bool {
    guard let cell, let role = cell.listRole, role.viewKind == .row else { return false }
    switch role.appearance {
    case .sidebar, .sidebarPlain: return cell.isSelected && !cell.isHighlighted
    default: return false
    }
  }

  private var defaultTextColor: UIColor { isOnTintColor ? .white : .secondaryLabel }

  private func showGlyph() {
    guard let view = contentSubview as? AccessoryGlyphView else { return }
    let tint = accessory.appearance.tintColor ?? (isOnTintColor ? .white : nil)
    view.lineColor = tint
    view.discColor = accessory.appearance.backgroundColor
    switch accessory.accessoryType {
    case .checkmark:
      view.glyph = .checkmark
      view.glyphSize = metrics.checkmark
    case .detail:
      view.glyph = .detail
      view.glyphSize = CGSize(width: metrics.detail, height: metrics.detail)
    case .delete, .insert:
      view.glyph = accessory.accessoryType == .delete ? .delete : .insert
      view.lineColor = tint ?? .white
      view.discColor = accessory.appearance.backgroundColor ?? (view.glyph == .delete ? .systemRed : .systemGreen)
      view.glyphSize = CGSize(width: metrics.discDiameter, height: metrics.discDiameter)
    case .multiselect:
      let isSelected = cell?.isSelected == true
      view.glyph = .selection(isSelected: isSelected)
      view.lineColor = tint ?? (isSelected ? .white : .tertiaryLabel)
      view.glyphSize = CGSize(width: metrics.discDiameter, height: metrics.discDiameter)
    case .reorder:
      view.glyph = .reorderControl
      view.lineColor = tint ?? .tertiaryLabel
      view.glyphSize = metrics.reorderControl
    case .outlineDisclosure:
      view.glyph = .disclosure
      view.glyphSize = metrics.disclosure
    default:
      view.glyph = .disclosure
      view.lineColor = tint ?? .tertiaryLabel
      view.glyphSize = metrics.disclosure
    }
  }

  private func showLabel(_ text: String, _ font: UIFont, adjusts: Bool) {
    guard let label = contentSubview as? UILabel else { return }
    label.font = font
    label.adjustsFontForContentSizeCategory = adjusts
    label.textColor = accessory.appearance.tintColor ?? defaultTextColor
    label.text = text
  }

  private func show(_ menu: UIMenu) {
    let selectedLeaf = Self.leaves(of: menu).first { $0.state == .on }
    showLabel(selectedLeaf?.title ?? "", .preferredFont(forTextStyle: .body, compatibleWith: .current), adjusts: true)
    arrows?.glyphSize = metrics.popUp
    arrows?.lineColor = accessory.appearance.tintColor ?? defaultTextColor
  }

  /// Rotates the chevron downwards if the item is expanded. The rotation is animated inside an animation block.
  func setExpanded(_ isExpanded: Bool) {
    guard case .outline = accessory.content else { return }
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let rotation = isExpanded ? CGAffineTransform(rotationAngle: .pi / 2) : .identity
    let newTransform = isRightToLeft ? rotation.concatenating(CGAffineTransform(scaleX: -1, y: 1)) : rotation
    if contentSubview.transform != newTransform { contentSubview.transform = newTransform }
  }

  /// Updates the circle that indicates the selection during multiple selection.
  func selectionDidChange() { if accessory.accessoryType == .multiselect { showGlyph() } }

  // MARK: Sizes

  /// The size of the accessory, and the width that is reserved for it in the row.
  var item: AccessoryLayout.Item {
    let size = intrinsicSize
    let slot: CGFloat =
      switch accessory.appearance.width {
      case .actual:
        switch accessory.accessoryType {
        case .disclosureIndicator, .outlineDisclosure: metrics.disclosureSlot
        default: size.width
        }
      case .standard:
        switch accessory.accessoryType {
        case .label, .popUpMenu, .customView: max(metrics.slot, size.width)
        case .disclosureIndicator, .outlineDisclosure: metrics.slot
        default: metrics.reserved(for: size.width)
        }
      case .custom(let width): max(0, width)
      }
    let lift = accessory.accessoryType == .checkmark ? metrics.symbolVerticalOffset : 0
    return AccessoryLayout.Item(slot: slot, size: size, lift: lift)
  }

  private var intrinsicSize: CGSize {
    switch accessory.accessoryType {
    case .disclosureIndicator: CGSize(width: metrics.disclosureSlot, height: metrics.disclosureSlot)
    case .outlineDisclosure:
      CGSize(width: AccessoryMetrics.minimumTouchLength, height: AccessoryMetrics.minimumTouchLength)
    case .checkmark: metrics.checkmark
    case .detail: CGSize(width: metrics.slot, height: metrics.slot)
    case .delete, .insert, .multiselect: metrics.control
    case .reorder: CGSize(width: metrics.reorderControl.width, height: AccessoryMetrics.minimumTouchLength)
    case .label: contentSubview.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity))
    case .popUpMenu: popUpSize
    case .customView(let view): customSize(of: view)
    }
  }

  private var popUpSize: CGSize {
    let label = contentSubview.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity))
    let gap: CGFloat = label.width > 0 ? 4 : 0
    return CGSize(width: label.width + gap + metrics.popUp.width, height: max(label.height, metrics.popUp.height))
  }

  private func customSize(of view: UIView) -> CGSize {
    if case .view(_, true) = accessory.content { return view.bounds.size }
    if view.translatesAutoresizingMaskIntoConstraints {
      let fittingSize = view.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity))
      // Some views take the whole width or height that is available.
      let size = CGSize(
        width: fittingSize.width.isFinite ? fittingSize.width : view.bounds.width,
        height: fittingSize.height.isFinite ? fittingSize.height : view.bounds.height)
      return size == .zero ? view.bounds.size : size
    }
    return view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    if let arrows {
      let label = contentSubview.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity))
      let size = metrics.popUp
      let y = metrics.pixels((bounds.height - size.height) / 2)
      contentSubview.frame = CGRect(
        x: isRightToLeft ? bounds.width - label.width : 0, y: metrics.pixels((bounds.height - label.height) / 2),
        width: label.width, height: label.height)
      arrows.frame = CGRect(
        x: isRightToLeft ? 0 : bounds.width - size.width, y: y, width: size.width, height: size.height)
    } else if let glyph = contentSubview as? AccessoryGlyphView {
      // The glyph is centered, with half pixels rounded to the right and down, and rotates about its center.
      let size = glyph.glyphSize
      glyph.bounds.size = size
      glyph.center = CGPoint(
        x: metrics.pixels((bounds.width - size.width) / 2) + size.width / 2,
        y: metrics.pixels((bounds.height - size.height) / 2) + size.height / 2)
      if accessory.accessoryType == .disclosureIndicator {
        glyph.transform = isRightToLeft ? CGAffineTransform(scaleX: -1, y: 1) : .identity
      }
    } else {
      contentSubview.frame = bounds
    }
    positionLine(isRightToLeft)
  }

  // MARK: The line before a reorder control

  /// Indicates whether a separator line is shown before the control. A reorder control that follows other accessories
  /// has such a line.
  var showsLine = false {
    didSet { if showsLine != oldValue { setNeedsLayout() } }
  }

  private func positionLine(_ isRightToLeft: Bool) {
    guard case .reorder(true) = accessory.content, showsLine else {
      line?.removeFromSuperview()
      line = nil
      return
    }
    let line = line ?? SeparatorView(color: .separator)
    self.line = line
    if line.superview == nil { addSubview(line) }
    let x = -AccessoryMetrics.gap / 2
    line.frame = CGRect(
      x: isRightToLeft ? bounds.width - x - 1 : x, y: 10, width: 1, height: max(0, bounds.height - 20))
  }

  // MARK: Touches

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if case .reorder = accessory.content, window != nil { cell?.collectionView?.installReorderControlGesture() }
  }

  /// Returns whether a point is inside the touch target, which is at least 44 points in both directions.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let extraWidth = max(0, (AccessoryMetrics.minimumTouchLength - bounds.width) / 2)
    let extraHeight = max(0, (AccessoryMetrics.minimumTouchLength - bounds.height) / 2)
    return bounds.insetBy(dx: -extraWidth, dy: -extraHeight).contains(point)
  }

  private func wasTapped() {
    guard let cell else { return }
    switch accessory.content {
    case .action(let handler?): handler()
    case .action(nil): if accessory.accessoryType == .delete { cell.showTrailingActions() }
    case .outline(_, let handler?): handler()
    case .outline(_, nil): cell.toggleExpansion()
    case .mark, .reorder, .label, .menu, .view: break
    }
  }

  // MARK: Menu

  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard case .menu(let menu, _) = accessory.content else { return nil }
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in menu }
  }

  /// Marks a chosen menu element as selected, performs its action and calls the accessory's handler.
  override func choose(_ leaf: UIMenuElement & UIMenuLeaf) {
    guard case .menu(let menu, let handler) = accessory.content else { return super.choose(leaf) }
    for other in Self.leaves(of: menu) { other.state = other === leaf ? .on : .off }
    super.choose(leaf)
    show(menu)
    cell?.setNeedsLayout()
    handler?(menu)
  }

  private static func leaves(of menu: UIMenu) -> [any UIMenuElement & UIMenuLeaf] {
    menu.children.flatMap { element -> [any UIMenuElement & UIMenuLeaf] in
      if let menu = element as? UIMenu { return leaves(of: menu) }
      return (element as? any UIMenuElement & UIMenuLeaf).map { [$0] } ?? []
    }
  }
}
