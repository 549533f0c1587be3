/// Shows an image, or several in turn. Main thread only.
///
/// The image becomes the layer's contents, so that showing, moving and scaling it draws nothing anew. A file's pixels are
/// decoded when the view first comes into a window, unless they were prepared elsewhere.
@preconcurrency @MainActor open class UIImageView: UIView {
  @exclusivity(unchecked) private var normalImage: UIImage?
  @exclusivity(unchecked) private var highlighted: UIImage?
  @exclusivity(unchecked) private var highlights = false
  @exclusivity(unchecked) private var symbolPreference: UIImage.SymbolConfiguration?
  let animation = ImageAnimation()
  /// What the layer shows, to see whether it must change.
  @exclusivity(unchecked) private var shown:
    (image: UIImage, tint: UIColor?, scale: CGFloat, size: CGSize, isFlipped: Bool)?

  /// An image view that is as large as its image.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    start()
    self.image = image
  }

  /// An image view that is as large as its image.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? highlightedImage?.size ?? .zero))
    start()
    self.image = image
    self.highlightedImage = highlightedImage
  }

  /// An image view without image.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    start()
  }

  /// Decodes what `UIView` decodes: an image view without image.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    start()
  }

  /// An image view without image, of size zero.
  public convenience init() { self.init(frame: .zero) }

  private func start() {
    super.isUserInteractionEnabled = false
    backingLayer.isOpaque = false
  }

  // MARK: Images

  /// What is shown. An animated image is animated at once. Default nil.
  open var image: UIImage? {
    get { normalImage }
    set {
      guard newValue !== normalImage else { return }
      if showPlain(newValue) { return }
      let old = current
      normalImage = newValue
      contentChanged(from: old)
    }
  }

  /// What is shown while `isHighlighted`; nil, the default: `image`.
  open var highlightedImage: UIImage? {
    get { highlighted }
    set {
      guard newValue !== highlighted else { return }
      let old = current
      highlighted = newValue
      if highlights { contentChanged(from: old) }
    }
  }

  /// Whether `highlightedImage` is shown. Default false.
  open var isHighlighted: Bool {
    get { highlights }
    set {
      guard newValue != highlights else { return }
      let old = current
      highlights = newValue
      if highlighted != nil || animation.highlightedImages != nil { contentChanged(from: old) }
    }
  }

  /// The configuration of symbols that say nothing of their own. Default nil.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    get { symbolPreference }
    set {
      let old = current
      symbolPreference = newValue
      contentChanged(from: old)
    }
  }

  /// How bright the image may be. Stored: nothing is shown brighter than white. Default `unspecified`.
  open var preferredImageDynamicRange = UIImage.DynamicRange.unspecified

  /// How bright the image is shown: always `standard`.
  open var imageDynamicRange: UIImage.DynamicRange { .standard }

  // MARK: Animation

  /// The images to show in turn while animating. Setting them stops the animation. Default nil.
  open var animationImages: [UIImage]? {
    get { animation.images }
    set {
      stopAnimating()
      animation.images = newValue
    }
  }

  /// The images to show in turn while animating and highlighted. Default nil.
  open var highlightedAnimationImages: [UIImage]? {
    get { animation.highlightedImages }
    set {
      stopAnimating()
      animation.highlightedImages = newValue
    }
  }

  /// Seconds for one round; 0, the default: a thirtieth of a second for each image.
  open var animationDuration: TimeInterval {
    get { animation.duration }
    set { animation.duration = newValue.isFinite ? max(0, newValue) : 0 }
  }

  /// How many rounds; 0, the default: without end.
  open var animationRepeatCount: Int {
    get { animation.repeatCount }
    set { animation.repeatCount = max(0, newValue) }
  }

  /// Whether images are shown in turn.
  open var isAnimating: Bool { animation.isRunning }

  /// Begins to show `animationImages` (or the frames of the image) in turn. Does nothing without any.
  open func startAnimating() {
    animation.start(self, image: current)
    updateContents()
  }

  /// Shows `image` again.
  open func stopAnimating() {
    guard animation.isRunning else { return }
    animation.stop()
    updateContents()
  }

  // MARK: Layout

  /// The image's size; none without image.
  open override var intrinsicContentSize: CGSize {
    natural ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// The image's size, whatever the space; zero without image.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { natural ?? .zero }

  open override var alignmentRectInsets: UIEdgeInsets { current?.alignmentRectInsets ?? .zero }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateContents()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    updateContents()
    if window != nil, let image = current, image.images != nil { startAnimating() }
    animation.pause(window == nil)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateContents()
  }

  open override var contentMode: UIView.ContentMode {
    get { super.contentMode }
    set {
      super.contentMode = newValue
      updateContents()
    }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateContents()
  }

  package override func colorAppearanceChanged() {
    super.colorAppearanceChanged()
    updateContents()
  }

  package override func semanticContentAttributeChanged() {
    super.semanticContentAttributeChanged()
    updateContents()
  }

  // MARK: Contents

  /// The image of now, in its configuration.
  private var current: UIImage? {
    var image = highlights ? highlighted ?? normalImage : normalImage
    if let asset = image?.imageAsset { image = asset.image(with: traitCollection) }
    guard let symbolPreference, let image, image.isSymbolImage else { return image }
    let own = image.symbolConfiguration ?? .unspecified
    return image.withConfiguration(symbolPreference.applying(own))
  }

  private var natural: CGSize? { current?.size }

  private func contentChanged(from old: UIImage?) {
    if animation.isOfImage { animation.stop() }
    let image = current
    if window != nil, let image, image.images != nil { animation.start(self, image: image) }
    show(animation.frame(isHighlighted: highlights) ?? image)
    if image?.size != old?.size { invalidateIntrinsicContentSize() }
  }

  /// Gives the layer what is to be seen now, if that is something else.
  func updateContents() { show(animation.frame(isHighlighted: highlights) ?? current) }

  /// One photo in the place of another, as in a cell that is used again: its pixels are the layer's contents as they are,
  /// without a look at tints, directions, caps and configurations. False, with nothing done, when there is more to it.
  private func showPlain(_ image: UIImage?) -> Bool {
    guard let image, image.isPlain, normalImage?.isPlain ?? true, !highlights, !animation.isRunning,
      let picture = image.storage.plainPicture
    else { return false }
    let oldSize = normalImage?.size
    normalImage = image
    shown = (image, nil, max(1, traitCollection.displayScale), .zero, false)
    contentScaleFactor = image.scale
    updateCaps(image, isTiled: false)
    backingLayer.contents = picture
    if image.size != oldSize { invalidateIntrinsicContentSize() }
    return true
  }

  private func show(_ image: UIImage?) {
    guard let image else {
      guard shown != nil else { return }
      shown = nil
      backingLayer.contents = nil
      return
    }
    // A file is decoded when it is needed.
    if window == nil && !image.storage.isDecoded && image.storage.symbol == nil && image.images == nil {
      if shown != nil { backingLayer.contents = nil }
      shown = nil
      return
    }
    let displayScale = max(1, traitCollection.displayScale)
    let tint = image.isDrawnAsTemplate ? tintColor.resolvedColor(with: traitCollection) : nil
    let isFlipped = image.flipsForRightToLeftLayoutDirection && effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isTiled = image.values.capInsets != nil && image.resizingMode == .tile && isStretched
    let size = isTiled ? bounds.size : .zero
    if let shown, shown.image === image, shown.tint == tint, shown.scale == displayScale, shown.size == size,
      shown.isFlipped == isFlipped
    {
      updateCaps(image, isTiled: isTiled)
      return
    }
    shown = (image, tint, displayScale, size, isFlipped)
    let turned = isFlipped ? image.withHorizontallyFlippedOrientation() : image
    let contents =
      isTiled
      ? tiled(turned.with { $0.tint = tint ?? $0.tint }, scale: displayScale)
      : turned.drawnImage(scale: displayScale, tint: tint)
    contentScaleFactor = image.isSymbolImage || isTiled ? displayScale : image.scale
    updateCaps(image, isTiled: isTiled)
    backingLayer.contents = contents
  }

  private var isStretched: Bool { contentMode == .scaleToFill || contentMode == .redraw }

  /// The part of the image that grows, for images that are stretched.
  private func updateCaps(_ image: UIImage, isTiled: Bool) {
    let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
    guard let caps = image.values.capInsets, isStretched, !isTiled, image.size.width > 0, image.size.height > 0 else {
      if backingLayer.contentsCenter != whole { backingLayer.contentsCenter = whole }
      return
    }
    backingLayer.contentsCenter = CGRect(
      x: caps.left / image.size.width, y: caps.top / image.size.height,
      width: max(0, image.size.width - caps.left - caps.right) / image.size.width,
      height: max(0, image.size.height - caps.top - caps.bottom) / image.size.height)
  }

  private func tiled(_ image: UIImage, scale: CGFloat) -> CGImage? {
    let width = Int((bounds.width * scale).rounded(.up))
    let height = Int((bounds.height * scale).rounded(.up))
    guard width > 0, height > 0, width * height < 100_000_000 else { return nil }
    let pixels = PixelBuffer(width: width, height: height)
    let context = CGContext(pixels: pixels, scale: scale)
    UIGraphicsPushContext(context)
    image.draw(in: CGRect(origin: .zero, size: bounds.size))
    UIGraphicsPopContext()
    context.flush()
    return CGImage(pixels: pixels)
  }
}
