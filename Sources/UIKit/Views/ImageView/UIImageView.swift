/// A view that shows an image, or several images in turn. Use it on the main thread only.
///
/// The image becomes the layer's contents, so that the image is not redrawn when it is shown, moved or scaled. An image
/// file is decoded when the view is first added to a window, unless the image was prepared before.
@preconcurrency @MainActor open class UIImageView: UIView, UIAccessibilityContentSizeCategoryImageAdjusting {
  @exclusivity(unchecked) private var normalImage: UIImage?
  @exclusivity(unchecked) private var highlightedStorage: UIImage?
  @exclusivity(unchecked) private var isHighlightedStorage = false
  @exclusivity(unchecked) private var symbolPreference: UIImage.SymbolConfiguration?
  let animation = ImageAnimation()
  final lazy var symbolEffects = SymbolEffectPlayer(self)
  /// The image that the layer currently shows, and the tint, scale, size and direction with which it was drawn. They
  /// are compared with the current ones to detect changes. The value is nil if the layer shows no image.
  @exclusivity(unchecked) private var displayedImage:
    (image: UIImage, tint: UIColor?, scale: CGFloat, size: CGSize, isFlipped: Bool)?

  /// Creates an image view with the size of its image.
  ///
  /// - Parameter image: The image, or nil to show no image.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    setUp()
    self.image = image
  }

  /// Creates an image view with the size of its image.
  ///
  /// - Parameters:
  ///   - image: The image, or nil to show no image.
  ///   - highlightedImage: The image to show while the view is highlighted, or nil to show `image`. It determines the
  ///     size if `image` is nil.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? highlightedImage?.size ?? .zero))
    setUp()
    self.image = image
    self.highlightedImage = highlightedImage
  }

  /// Creates an image view without an image.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates an image view from a nib, a storyboard or an archive that `encode(with:)` wrote.
  ///
  /// - Parameter coder: The unarchiver. It is ignored if it has no keys.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.decodeNib(into: self, as: UIImageView.self)
  }

  /// Encodes the view with its images.
  ///
  /// - Parameter coder: The archiver. Nothing is encoded if it has no keys.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    guard coder.allowsKeyedCoding else { return }
    if let image { coder.encode(image, forKey: "UIImage") }
    if let highlightedImage { coder.encode(highlightedImage, forKey: "UIHighlightedImage") }
    coder.encode(isHighlighted, forKey: "UIHighlighted")
  }

  package override func decodeArchive(from coder: NSCoder) {
    super.decodeArchive(from: coder)
    image = coder.decodeValue(UIImage.self, forKey: "UIImage")
    highlightedImage = coder.decodeValue(UIImage.self, forKey: "UIHighlightedImage")
    isHighlighted = coder.decodeFlag(forKey: "UIHighlighted")
  }

  package override var archivedContainer: UIView? { PlatformClass.of(self) == UIImageView.self ? self : nil }

  /// Creates an image view of size zero without an image.
  public convenience init() { self.init(frame: .zero) }

  private func setUp() {
    super.isUserInteractionEnabled = false
    backingLayer.isOpaque = false
  }

  // MARK: Images

  /// The image of the view. Setting an animated image starts its animation. The default is nil.
  open var image: UIImage? {
    get { normalImage }
    set {
      guard newValue !== normalImage else { return }
      if showPlainImage(newValue) { return }
      let previousImage = currentImage
      normalImage = newValue
      contentDidChange(from: previousImage)
    }
  }

  /// The image that is shown while `isHighlighted` is true. The default is nil, which shows `image`.
  open var highlightedImage: UIImage? {
    get { highlightedStorage }
    set {
      guard newValue !== highlightedStorage else { return }
      let previousImage = currentImage
      highlightedStorage = newValue
      if isHighlightedStorage { contentDidChange(from: previousImage) }
    }
  }

  /// A Boolean value that determines whether `highlightedImage` is shown. The default is false.
  open var isHighlighted: Bool {
    get { isHighlightedStorage }
    set {
      guard newValue != isHighlightedStorage else { return }
      let previousImage = currentImage
      isHighlightedStorage = newValue
      if highlightedStorage != nil || animation.highlightedImages != nil { contentDidChange(from: previousImage) }
    }
  }

  /// The configuration of symbol images. The values that an image's own configuration specifies take precedence. The default is nil.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    get { symbolPreference }
    set {
      recordAppearanceValue(\UIImageView.preferredSymbolConfiguration, newValue)
      let previousImage = currentImage
      symbolPreference = newValue
      contentDidChange(from: previousImage)
    }
  }

  /// The preferred dynamic range of the image. The value is stored but has no effect, because Tessera does not show
  /// content brighter than white. The default is `unspecified`.
  open var preferredImageDynamicRange = UIImage.DynamicRange.unspecified

  /// A Boolean value that determines whether the view is larger in the accessibility categories of text sizes. The
  /// default is `false`.
  ///
  /// If the value is `true`, the intrinsic size of the view is that of the image, scaled in these categories like a value
  /// of `UIFontMetrics.default`. UIKit's factor was not measured.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false {
    didSet {
      if adjustsImageSizeForAccessibilityContentSizeCategory != oldValue { invalidateIntrinsicContentSize() }
    }
  }

  /// The dynamic range in which the image is shown: always `standard`.
  open var imageDynamicRange: UIImage.DynamicRange { .standard }

  // MARK: Animation

  /// The images that an animation shows in turn. Setting them stops the animation. The default is nil.
  open var animationImages: [UIImage]? {
    get { animation.images }
    set {
      stopAnimating()
      animation.images = newValue
    }
  }

  /// The images that an animation shows in turn while the view is highlighted. Setting them stops the animation. The
  /// default is nil.
  open var highlightedAnimationImages: [UIImage]? {
    get { animation.highlightedImages }
    set {
      stopAnimating()
      animation.highlightedImages = newValue
    }
  }

  /// The duration of one cycle of the animation, in seconds. The default is 0, which means a thirtieth of a second for
  /// each image.
  open var animationDuration: TimeInterval {
    get { animation.duration }
    set { animation.duration = newValue.isFinite ? max(0, newValue) : 0 }
  }

  /// The number of cycles of the animation. The default is 0, which repeats the animation until it is stopped.
  open var animationRepeatCount: Int {
    get { animation.repeatCount }
    set { animation.repeatCount = max(0, newValue) }
  }

  /// A Boolean value that indicates whether an animation is in progress.
  open var isAnimating: Bool { animation.isRunning }

  /// Starts the animation of `animationImages` or of the image's own frames. Does nothing if there are none.
  open func startAnimating() {
    animation.start(self, image: currentImage)
    updateContents()
  }

  /// Stops the animation and shows `image` again.
  open func stopAnimating() {
    guard animation.isRunning else { return }
    animation.stop()
    updateContents()
  }

  // MARK: Accessibility

  package override var standardAccessibility: StandardAccessibility { StandardAccessibility(traits: .image) }

  // MARK: Layout

  /// The size of the image in points. Without an image, both lengths are `noIntrinsicMetric`.
  package override var defaultLargeContent: (title: String?, image: UIImage?) { (nil, image) }
  open override dynamic var intrinsicContentSize: CGSize {
    naturalSize ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Returns the size of the image, regardless of the available size, or zero if there is no image.
  open override dynamic func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize ?? .zero }

  open override var alignmentRectInsets: UIEdgeInsets { currentImage?.alignmentRectInsets ?? .zero }

  open override dynamic func layoutSubviews() {
    super.layoutSubviews()
    updateContents()
  }

  open override dynamic func didMoveToWindow() {
    super.didMoveToWindow()
    updateContents()
    if window != nil, let image = currentImage, image.images != nil { startAnimating() }
    animation.setPaused(window == nil)
  }

  open override dynamic func tintColorDidChange() {
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

  open override dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateContents()
    if adjustsImageSizeForAccessibilityContentSizeCategory,
      previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
    {
      invalidateIntrinsicContentSize()
    }
  }

  package override func colorAppearanceDidChange() {
    super.colorAppearanceDidChange()
    updateContents()
  }

  package override func semanticContentAttributeDidChange() {
    super.semanticContentAttributeDidChange()
    updateContents()
  }

  // MARK: Contents

  /// The image for the view's current traits and symbol configuration, or nil if the view has no image.
  private var currentImage: UIImage? {
    var image = isHighlightedStorage ? highlightedStorage ?? normalImage : normalImage
    image = image?.variant(for: traitCollection)
    guard let symbolPreference, let image, image.isSymbolImage else { return image }
    let configuration = image.symbolConfiguration ?? .unspecified
    return image.withConfiguration(symbolPreference.applying(configuration))
  }

  private var naturalSize: CGSize? {
    guard let size = currentImage?.size, adjustsImageSizeForAccessibilityContentSizeCategory,
      traitCollection.preferredContentSizeCategory.isAccessibilityCategory, size.height > 0
    else { return currentImage?.size }
    let height = UIFontMetrics.default.scaledValue(for: size.height, compatibleWith: traitCollection)
    return CGSize(width: size.width * height / size.height, height: height)
  }

  private func contentDidChange(from oldImage: UIImage?) {
    if animation.animatesImageFrames { animation.stop() }
    let image = currentImage
    if window != nil, let image, image.images != nil { animation.start(self, image: image) }
    updateLayer(animation.frame(isHighlighted: isHighlightedStorage) ?? image)
    if image?.size != oldImage?.size { invalidateIntrinsicContentSize() }
  }

  /// Updates the layer's contents if a different image must be shown.
  func updateContents() { updateLayer(animation.frame(isHighlighted: isHighlightedStorage) ?? currentImage) }

  /// Replaces a plain image with another plain image, as in a reused cell. Sets the bitmap of the new image as the
  /// layer's contents without evaluating the tint, direction, caps and configuration. Returns `false` without a change
  /// if either image is not plain, if the view is highlighted or animating, or if the new image is not decoded.
  private func showPlainImage(_ image: UIImage?) -> Bool {
    guard let image, image.isPlain, normalImage?.isPlain ?? true, !isHighlightedStorage, !animation.isRunning,
      let bitmap = image.storage.decodedImage
    else { return false }
    let oldSize = normalImage?.size
    normalImage = image
    displayedImage = (image, nil, max(1, traitCollection.displayScale), .zero, false)
    contentScaleFactor = image.scale
    updateCaps(image, isTiled: false)
    backingLayer.contents = bitmap
    if image.size != oldSize { invalidateIntrinsicContentSize() }
    return true
  }

  private func updateLayer(_ image: UIImage?) {
    guard let image else {
      guard displayedImage != nil else { return }
      displayedImage = nil
      backingLayer.contents = nil
      return
    }
    // A file is decoded only once the view is in a window.
    if window == nil && !image.storage.isDecoded && image.storage.symbol == nil && image.images == nil {
      if displayedImage != nil { backingLayer.contents = nil }
      displayedImage = nil
      return
    }
    let displayScale = max(1, traitCollection.displayScale)
    let tint = image.isDrawnAsTemplate ? tintColor.resolvedColor(with: traitCollection) : nil
    let isFlipped = image.flipsForRightToLeftLayoutDirection && effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isTiled = image.values.capInsets != nil && image.resizingMode == .tile && isStretched
    let size = isTiled ? bounds.size : .zero
    let renderScale = displayScale * symbolMagnification(image, displayScale)
    if let displayedImage, displayedImage.image === image, displayedImage.tint == tint,
      displayedImage.scale == renderScale,
      displayedImage.size == size,
      displayedImage.isFlipped == isFlipped
    {
      updateCaps(image, isTiled: isTiled)
      return
    }
    displayedImage = (image, tint, renderScale, size, isFlipped)
    let mirroredImage = isFlipped ? image.withHorizontallyFlippedOrientation() : image
    let contents =
      isTiled
      ? makeTiledImage(mirroredImage.with { $0.tint = tint ?? $0.tint }, scale: displayScale)
      : mirroredImage.renderedImage(scale: renderScale, tint: tint)
    contentScaleFactor = image.isSymbolImage || isTiled ? displayScale : image.scale
    updateCaps(image, isTiled: isTiled)
    backingLayer.contents = contents
  }

  /// Returns the factor by which the content mode magnifies a symbol, which is drawn for that size, because it is no bitmap. The
  /// factor is 1 for other images and for symbols that are made smaller.
  private func symbolMagnification(_ image: UIImage, _ displayScale: CGFloat) -> CGFloat {
    guard image.isSymbolImage, image.size.width > 0, image.size.height > 0 else { return 1 }
    let horizontal = bounds.width / image.size.width
    let vertical = bounds.height / image.size.height
    let factor =
      switch contentMode {
      case .scaleToFill, .redraw, .scaleAspectFill: max(horizontal, vertical)
      case .scaleAspectFit: min(horizontal, vertical)
      default: CGFloat(1)
      }
    // A magnified bitmap has at most four million pixels.
    return max(1, min(factor, 2000 / (max(image.size.width, image.size.height) * displayScale)))
  }

  private var isStretched: Bool { contentMode == .scaleToFill || contentMode == .redraw }

  /// Sets the stretchable part of the layer's contents for a stretched image with cap insets.
  private func updateCaps(_ image: UIImage, isTiled: Bool) {
    let unitRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    guard let caps = image.values.capInsets, isStretched, !isTiled, image.size.width > 0, image.size.height > 0 else {
      if backingLayer.contentsCenter != unitRect { backingLayer.contentsCenter = unitRect }
      return
    }
    backingLayer.contentsCenter = CGRect(
      x: caps.left / image.size.width, y: caps.top / image.size.height,
      width: max(0, image.size.width - caps.left - caps.right) / image.size.width,
      height: max(0, image.size.height - caps.top - caps.bottom) / image.size.height)
  }

  private func makeTiledImage(_ image: UIImage, scale: CGFloat) -> CGImage? {
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
