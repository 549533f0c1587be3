import CoreGraphics

/// The preview that is shown above the dimmed window while a context menu is open: a snapshot of the source view, or
/// the view of a preview view controller.
@MainActor struct MenuPreview {
  let view: UIView
  /// The frame from which the preview begins its animation, in the window's coordinates.
  let startFrame: CGRect
  /// The frame while the menu is visible, in the window's coordinates.
  private(set) var endFrame: CGRect
  /// Indicates whether the preview shows the source view, which it replaces, and not a preview view controller.
  let isLifted: Bool
  /// The rectangle next to which the menu appears, in the window's coordinates.
  var frame: CGRect { endFrame }

  /// Moves the preview of a source view up if a menu fits neither below nor above it, so that the menu fits below.
  ///
  /// - Parameters:
  ///   - menuSize: The size at which all rows of the menu are visible.
  ///   - area: The area that the menu must not leave, in the window's coordinates.
  mutating func makeRoom(for menuSize: CGSize, in area: CGRect) {
    let length = menuSize.height + MenuLayout.gap
    guard isLifted, endFrame.maxY + length > area.maxY, endFrame.minY - length < area.minY else { return }
    endFrame.origin.y -= max(0, min(endFrame.maxY + length - area.maxY, endFrame.minY - area.minY))
  }

  /// The previews of additional items behind the preview, with the distances from the preview's center at which they begin and end
  /// their animations.
  private(set) var stack: [UIView] = []
  private var stackOffsets: [CGPoint] = []
  /// The largest number of previews behind the preview.
  private static let largestStack = 3

  /// Moves the additional previews to the items that they show.
  func unstack() {
    for (view, offset) in zip(stack, stackOffsets) {
      view.transform = CGAffineTransform(translationX: offset.x, y: offset.y)
    }
  }

  /// Moves the additional previews behind the preview, each turned a little.
  func collectStack() {
    for (index, view) in stack.enumerated() {
      view.transform = CGAffineTransform(rotationAngle: (index % 2 == 0 ? 1 : -1) * 0.05 * CGFloat(index / 2 + 1))
    }
  }

  /// Adds the previews of additional items behind the preview.
  private mutating func addStack(_ previews: [UITargetedPreview], below snapshot: UIView, in window: UIWindow) {
    for preview in previews.prefix(Self.largestStack) {
      guard let copy = preview.view.snapshotView(afterScreenUpdates: true) else { continue }
      let center = preview.target.container.convert(preview.target.center, to: window)
      copy.bounds.size = preview.size
      copy.center = CGPoint(x: startFrame.width / 2, y: startFrame.height / 2)
      copy.layer.cornerRadius = preview.view.layer.cornerRadius
      if let color = preview.parameters.backgroundColor { copy.backgroundColor = color }
      view.insertSubview(copy, belowSubview: stack.last ?? snapshot)
      stack.append(copy)
      stackOffsets.append(CGPoint(x: center.x - startFrame.midX, y: center.y - startFrame.midY))
    }
  }

  /// Creates a preview of a targeted preview's view. The preview remains at the position of that view and is slightly
  /// enlarged. The previews of additional items are stacked behind it. Returns `nil` if no snapshot of the view can be created.
  init?(_ preview: UITargetedPreview, in window: UIWindow, badge: Int, secondary: [UITargetedPreview] = []) {
    guard let snapshot = preview.view.snapshotView(afterScreenUpdates: true) else { return nil }
    let center = preview.target.container.convert(preview.target.center, to: window)
    let size = preview.size
    startFrame = CGRect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
    endFrame = startFrame
    isLifted = true
    let container = UIView(frame: startFrame)
    snapshot.frame = container.bounds
    if let path = preview.parameters.visiblePath {
      let mask = UIView(frame: snapshot.bounds)
      let shape = MenuShape(path)
      shape.frame = mask.bounds
      mask.addSubview(shape)
      snapshot.mask = mask
    }
    snapshot.layer.cornerRadius = preview.view.layer.cornerRadius
    if let color = preview.parameters.backgroundColor { snapshot.backgroundColor = color }
    container.addSubview(snapshot)
    container.layer.shadowColor = UIColor.black.cgColor
    container.layer.shadowOpacity = 0.3
    container.layer.shadowRadius = 14
    container.layer.shadowOffset = CGSize(width: 0, height: 6)
    container.layer.shadowPath = preview.parameters.shadowPath?.cgPath ?? preview.parameters.visiblePath?.cgPath
    if badge > 1 { container.addSubview(Self.badge(badge, on: container.bounds)) }
    view = container
    addStack(secondary, below: snapshot, in: window)
  }

  /// Creates a preview of a view controller's view. The preview moves from `start`, in the window's coordinates, to the
  /// middle of the window's upper half, and has the controller's preferred content size.
  init(_ controller: UIViewController, from start: CGRect, in window: UIWindow) {
    let area = window.bounds.insetBy(dx: 16, dy: 16)
    var size = controller.preferredContentSize
    if size.width <= 0 || size.height <= 0 { size = CGSize(width: area.width * 0.8, height: area.height * 0.5) }
    size = CGSize(width: min(size.width, area.width), height: min(size.height, area.height * 0.6))
    startFrame = start
    isLifted = false
    endFrame = CGRect(
      x: (window.bounds.midX - size.width / 2).rounded(), y: area.minY + (area.height * 0.6 - size.height) / 2,
      width: size.width, height: size.height)
    let container = UIView(frame: endFrame)
    let content: UIView = controller.view
    content.frame = container.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.layer.cornerRadius = 14
    content.clipsToBounds = true
    container.addSubview(content)
    container.layer.shadowColor = UIColor.black.cgColor
    container.layer.shadowOpacity = 0.3
    container.layer.shadowRadius = 14
    view = container
  }

  private static func badge(_ count: Int, on bounds: CGRect) -> UIView {
    let label = UILabel()
    label.text = "\(count)"
    label.font = .systemFont(ofSize: 13, weight: .semibold)
    label.textColor = .white
    label.textAlignment = .center
    label.backgroundColor = .systemRed
    let width = max(22, label.sizeThatFits(bounds.size).width + 12)
    label.frame = CGRect(x: bounds.maxX - width + 8, y: -8, width: width, height: 22)
    label.layer.cornerRadius = 11
    label.clipsToBounds = true
    return label
  }
}

/// A view that fills a path, for use as a mask.
@MainActor private final class MenuShape: UIView {
  private let path: UIBezierPath

  init(_ path: UIBezierPath) {
    self.path = path
    super.init(frame: .zero)
    isOpaque = false
    backgroundColor = .clear
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    UIColor.black.setFill()
    path.fill()
  }
}
