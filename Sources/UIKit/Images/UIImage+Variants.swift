extension UIImage {
  /// The same pixels in another rendering mode.
  public func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
    renderingMode == values.renderingMode ? self : with { $0.renderingMode = renderingMode }
  }

  /// The shape of the image in a colour.
  public func withTintColor(_ color: UIColor) -> UIImage { with { $0.tint = color } }

  /// The shape of the image in a colour, in another rendering mode.
  public func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage {
    with {
      $0.tint = color
      $0.renderingMode = renderingMode
    }
  }

  /// An image whose corners keep their size when it grows and whose middle is repeated. Insets in points.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// An image whose corners keep their size when it grows. Insets in points.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: UIImage.ResizingMode) -> UIImage {
    with {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
    }
  }

  /// An image of which one column and one row, after the caps (points), grow. For old code.
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    let left = CGFloat(leftCapWidth)
    let top = CGFloat(topCapHeight)
    return resizableImage(
      withCapInsets: UIEdgeInsets(
        top: top, left: left, bottom: max(0, size.height - top - 1), right: max(0, size.width - left - 1)),
      resizingMode: .stretch)
  }

  /// The same image, aligned by a smaller rectangle. Insets in points.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    with { $0.alignmentRectInsets = alignmentInsets }
  }

  /// The same image, which views mirror where text runs from right to left.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { with { $0.flipsForRightToLeft = true } }

  /// The image mirrored left to right.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    with { $0.orientation = $0.orientation.mirrored }
  }

  /// The same image with a baseline that many points above its bottom.
  public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    with { $0.baselineOffset = baselineOffset }
  }

  /// The same image without a baseline.
  public func imageWithoutBaseline() -> UIImage { with { $0.baselineOffset = nil } }

  /// The same image; high dynamic range is not known here.
  public func imageRestrictedToStandardDynamicRange() -> UIImage { self }

  /// The image made for a configuration: a symbol of its size and weight; other images only remember it.
  public func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
    if let symbol = configuration as? SymbolConfiguration, let name = values.symbolName {
      return UIImage(symbol: name, configuration: symbol, base: values) ?? self
    }
    return with { $0.configuration = configuration }
  }

  /// A symbol in its configuration changed by another; nil for other images.
  public func applyingSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration) -> UIImage? {
    guard let name = values.symbolName else { return nil }
    let merged = symbolConfiguration.map { $0.applying(configuration) } ?? configuration
    return UIImage(symbol: name, configuration: merged, base: values)
  }
}
