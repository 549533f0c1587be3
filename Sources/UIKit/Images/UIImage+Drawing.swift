extension UIImage {
  /// Draws the image into the current context, its top left at `point` (points).
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Draws the image into the current context, its top left at `point` (points). `alpha` from 0 to 1.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image into the current context so that it fills `rect` (points): stretched, or by its cap insets.
  public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

  /// Draws the image into the current context so that it fills `rect` (points). `alpha` from 0 to 1.
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
      drawPlain(in: rect, context: context)
    }
    context.restoreGState()
  }

  /// Repeats the image over `rect`, its copies starting at the origin of the current context.
  public func drawAsPattern(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), let image = drawnImage(scale: scale), size.width > 0 else {
      return
    }
    context.saveGState()
    context.clip(to: rect)
    context.drawUpright(image, in: CGRect(origin: .zero, size: size), byTiling: true)
    context.restoreGState()
  }

  /// The colour of a shape: the image's own, else the system's blue, which views replace by their tint.
  private var templateColor: CGColor {
    (values.tint ?? (isSymbolImage ? .black : .systemBlue)).cgColor
  }

  private func drawPlain(in rect: CGRect, context: CGContext) {
    if isDrawnAsTemplate || values.tint != nil {
      guard let image = storage.tinted(templateColor, values.orientation) else { return }
      return context.drawUpright(image, in: rect)
    }
    guard let image = storage.image() else { return }
    guard values.orientation != .up else { return context.drawUpright(image, in: rect) }
    // Turned while it is drawn: no second copy of a large photo.
    context.concatenate(
      values.orientation.transform.concatenating(
        CGAffineTransform(a: rect.width, b: 0, c: 0, d: rect.height, tx: rect.minX, ty: rect.minY)))
    context.drawUpright(image, in: CGRect(x: 0, y: 0, width: 1, height: 1))
  }

  /// Upright, and in its colour if it has one; `tint` is a template's.
  package func drawnImage(scale: CGFloat, tint: UIColor? = nil) -> CGImage? {
    let scale = isSymbolImage ? scale : 1
    if isDrawnAsTemplate, let tint { return storage.tinted(tint.cgColor, values.orientation, scale: scale) }
    if isDrawnAsTemplate || values.tint != nil {
      return storage.tinted(templateColor, values.orientation, scale: scale)
    }
    return storage.upright(values.orientation, scale: scale)
  }

  /// Corners as they are, edges grown in one direction, the middle in both.
  private func drawResizable(in rect: CGRect, context: CGContext) {
    guard let image = drawnImage(scale: scale) else { return }
    let pieces = NinePatch(
      imageSize: CGSize(width: CGFloat(image.width) / values.scale, height: CGFloat(image.height) / values.scale),
      insets: capInsets, rect: rect)
    for piece in pieces.pieces {
      let part = CGRect(
        x: piece.source.minX * values.scale, y: piece.source.minY * values.scale,
        width: piece.source.width * values.scale, height: piece.source.height * values.scale)
      guard let cut = image.cropping(to: part) else { continue }
      if values.resizingMode == .stretch || piece.isCorner {
        context.drawUpright(cut, in: piece.target)
      } else {
        context.saveGState()
        context.clip(to: piece.target)
        let size = CGSize(
          width: piece.growsAcross ? piece.source.width : piece.target.width,
          height: piece.growsDown ? piece.source.height : piece.target.height)
        context.drawUpright(cut, in: CGRect(origin: piece.target.origin, size: size), byTiling: true)
        context.restoreGState()
      }
    }
  }
}
