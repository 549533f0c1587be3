extension UIImage {
  /// Returns a copy of the image with another rendering mode.
  ///
  /// - Parameter renderingMode: The rendering mode.
  /// - Returns: The copy.
  public func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
    renderingMode == values.renderingMode ? self : with { $0.renderingMode = renderingMode }
  }

  /// Returns a copy of the image with its opaque parts filled with a color.
  ///
  /// - Parameter color: The color.
  /// - Returns: The copy.
  public func withTintColor(_ color: UIColor) -> UIImage { with { $0.tint = color } }

  /// Returns a copy of the image with its opaque parts filled with a color, and with a rendering mode.
  ///
  /// - Parameters:
  ///   - color: The color.
  ///   - renderingMode: The rendering mode.
  /// - Returns: The copy.
  public func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage {
    with {
      $0.tint = color
      $0.renderingMode = renderingMode
    }
  }

  /// Returns a resizable image. Its corners are not resized, and the inner parts are tiled.
  ///
  /// - Parameter capInsets: The parts at the edges that are not resized, in points.
  /// - Returns: The copy.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// Returns a resizable image with a resizing mode. Its corners are not resized.
  ///
  /// - Parameters:
  ///   - capInsets: The parts at the edges that are not resized, in points.
  ///   - resizingMode: The way in which the inner parts are resized: tiled or stretched.
  /// - Returns: The copy.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: UIImage.ResizingMode) -> UIImage {
    with {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
    }
  }

  /// Returns an image in which one column and one row of points are stretched. Use `resizableImage(withCapInsets:)` in
  /// new code.
  ///
  /// - Parameters:
  ///   - leftCapWidth: The width of the part to the left of the column, in points.
  ///   - topCapHeight: The height of the part above the row, in points.
  /// - Returns: The copy.
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    let left = CGFloat(leftCapWidth)
    let top = CGFloat(topCapHeight)
    return resizableImage(
      withCapInsets: UIEdgeInsets(
        top: top, left: left, bottom: max(0, size.height - top - 1), right: max(0, size.width - left - 1)),
      resizingMode: .stretch)
  }

  /// Returns a copy of the image with another alignment rectangle.
  ///
  /// - Parameter alignmentInsets: The insets of the alignment rectangle from the edges of the image, in points.
  /// - Returns: The copy.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    with { $0.alignmentRectInsets = alignmentInsets }
  }

  /// Returns an image that views mirror in right-to-left layouts.
  ///
  /// - Returns: The copy.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { with { $0.flipsForRightToLeft = true } }

  /// Returns a copy of the image that is reflected horizontally.
  ///
  /// - Returns: The copy.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    with { $0.orientation = $0.orientation.mirrored }
  }

  /// Returns a copy of the image with a baseline for the alignment with text.
  ///
  /// - Parameter baselineOffset: The distance of the baseline from the bottom, in points.
  /// - Returns: The copy.
  public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    with { $0.baselineOffset = baselineOffset }
  }

  /// Returns a copy of the image without a baseline, so that its lower edge is on the baseline of text.
  ///
  /// - Returns: The copy.
  public func imageWithoutBaseline() -> UIImage { with { $0.baselineOffset = nil } }

  /// Returns the image itself, because high dynamic range is not supported.
  ///
  /// - Returns: The image itself.
  public func imageRestrictedToStandardDynamicRange() -> UIImage { self }

  /// Returns a copy of the image with a configuration. A symbol is drawn with the configuration's size and weight. An image of an
  /// asset is replaced by the variant for the configuration's traits. Other images only store the configuration.
  ///
  /// - Parameter configuration: The configuration.
  /// - Returns: The copy.
  public func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
    if let symbol = configuration as? SymbolConfiguration, let name = values.symbolName {
      return UIImage(symbol: name, set: values.symbolSet, configuration: symbol, base: values) ?? self
    }
    let hasOwnProperties = values.hasOwnProperties
    let image = configuration.traitCollection.map(variant(for:)) ?? self
    return image.with {
      $0.configuration = configuration
      $0.hasOwnProperties = hasOwnProperties
    }
  }

  /// Returns a symbol image whose configuration is combined with another.
  ///
  /// - Parameter configuration: The configuration to combine. Its values have precedence.
  /// - Returns: The image, or nil if this image is not a symbol.
  public func applyingSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration) -> UIImage? {
    guard let name = values.symbolName else { return nil }
    let mergedConfiguration = symbolConfiguration.map { $0.applying(configuration) } ?? configuration
    return UIImage(symbol: name, set: values.symbolSet, configuration: mergedConfiguration, base: values)
  }
}
