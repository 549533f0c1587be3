extension UIImage {
  /// Draws the image in the current context at its own size.
  ///
  /// - Parameter point: The position of the top left corner, in points.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Draws the image in the current context at its own size. The image is composited with a blend mode and an opacity.
  ///
  /// - Parameters:
  ///   - point: The position of the top left corner, in points.
  ///   - blendMode: The blend mode.
  ///   - alpha: The opacity, 0...1.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image in the current context so that it fills a rectangle. A resizable image is resized between its cap
  /// insets. Other images are stretched.
  ///
  /// - Parameter rect: The rectangle, in points.
  public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

  /// Draws the image in the current context so that it fills a rectangle. The image is composited with a blend mode and an opacity.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points.
  ///   - blendMode: The blend mode.
  ///   - alpha: The opacity, 0...1.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext(), rect.width > 0, rect.height > 0, !rect.isInfinite else { return }
    context.saveGState()
    if blendMode != .normal { context.setBlendMode(blendMode) }
    if alpha != 1 { context.setAlpha(context.state.alpha * min(1, max(0, alpha))) }
    if let symbol = storage.symbol {
      symbol.draw(in: rect, color: templateColor, context: context)
    } else if values.capInsets != nil {
      drawResizable(in: rect, context: context)
    } else {
      drawUnstretched(in: rect, context: context)
    }
    context.restoreGState()
  }

  /// Fills a rectangle of the current context with repetitions of the image. The repetitions begin at the origin of the context.
  ///
  /// - Parameter rect: The rectangle, in points.
  public func drawAsPattern(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), let image = renderedImage(scale: scale), size.width > 0 else {
      return
    }
    context.saveGState()
    context.clip(to: rect)
    context.drawUpright(image, in: CGRect(origin: .zero, size: size), byTiling: true)
    context.restoreGState()
  }

  /// The color in which a template image is drawn: its own tint color, or the system's blue. Views use their tint color
  /// instead of the blue.
  private var templateColor: CGColor {
    (values.tint ?? (isSymbolImage ? .black : .systemBlue)).cgColor
  }

  private func drawUnstretched(in rect: CGRect, context: CGContext) {
    if isDrawnAsTemplate || values.tint != nil {
      guard let image = storage.tintedImage(templateColor, values.orientation) else { return }
      return context.drawUpright(image, in: rect)
    }
    guard let image = storage.image() else { return }
    guard values.orientation != .up else { return context.drawUpright(image, in: rect) }
    // The image is rotated while it is drawn, so that a large photo needs no second bitmap.
    context.concatenate(
      values.orientation.transform.concatenating(
        CGAffineTransform(a: rect.width, b: 0, c: 0, d: rect.height, tx: rect.minX, ty: rect.minY)))
    context.drawUpright(image, in: CGRect(x: 0, y: 0, width: 1, height: 1))
  }

  /// Returns the image with its orientation applied. A template image is filled with `tint`. Any other image is filled with its own
  /// tint color, if it has one. Returns nil if the image cannot be decoded.
  package func renderedImage(scale: CGFloat, tint: UIColor? = nil) -> CGImage? {
    let scale = isSymbolImage ? scale : 1
    if isDrawnAsTemplate, let tint { return storage.tintedImage(tint.cgColor, values.orientation, scale: scale) }
    if isDrawnAsTemplate || values.tint != nil {
      return storage.tintedImage(templateColor, values.orientation, scale: scale)
    }
    return storage.uprightImage(values.orientation, scale: scale)
  }

  /// Draws the image resized between its cap insets. The corners are unchanged, the edges are resized in one direction
  /// and the middle in both.
  private func drawResizable(in rect: CGRect, context: CGContext) {
    guard let image = renderedImage(scale: scale) else { return }
    let pieces = NinePatch(
      imageSize: CGSize(width: CGFloat(image.width) / values.scale, height: CGFloat(image.height) / values.scale),
      insets: capInsets, rect: rect)
    for piece in pieces.pieces {
      let sourceRect = CGRect(
        x: piece.source.minX * values.scale, y: piece.source.minY * values.scale,
        width: piece.source.width * values.scale, height: piece.source.height * values.scale)
      guard let slice = image.cropping(to: sourceRect) else { continue }
      if values.resizingMode == .stretch || piece.isCorner {
        context.drawUpright(slice, in: piece.target)
      } else {
        context.saveGState()
        context.clip(to: piece.target)
        let size = CGSize(
          width: piece.stretchesHorizontally ? piece.source.width : piece.target.width,
          height: piece.stretchesVertically ? piece.source.height : piece.target.height)
        context.drawUpright(slice, in: CGRect(origin: piece.target.origin, size: size), byTiling: true)
        context.restoreGState()
      }
    }
  }
}
