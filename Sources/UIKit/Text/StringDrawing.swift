import RuntimeInterface

/// The layout, measurement and drawing of strings for the methods of `NSAttributedString`, `NSString` and `String`.
enum StringDrawing {
  /// Creates a document with the defaults of string drawing: the system font of 12 points, in black.
  static func document(_ text: NSAttributedString, scale: CGFloat = 1) -> TextDocument {
    StyledText.document(
      text,
      defaults: StyledText.Defaults(
        font: .systemFont(ofSize: 12), paragraphStyle: .default, traits: .current, scale: scale))
  }

  static func layout(
    _ text: NSAttributedString, width: CGFloat, height: CGFloat, options: NSStringDrawingOptions,
    context: NSStringDrawingContext?
  ) -> TextLayout {
    var box = TextBox(width: width > 0 && width < 1e7 ? width : .infinity)
    box.height = height > 0 && height < 1e7 ? height : .infinity
    box.usesLeading = options.contains(.usesFontLeading)
    box.truncatesLastLine = options.contains(.truncatesLastVisibleLine)
    if !options.contains(.usesLineFragmentOrigin) {
      box.maximumLines = 1
      box.height = .infinity
      if !box.truncatesLastLine { box.width = .infinity }
    }
    var layout = TextLayout(document(text), box: box)
    context?.actualScaleFactor = 1
    if let context, context.minimumScaleFactor > 0, context.minimumScaleFactor < 1,
      layout.isTruncated || layout.size.width > box.width
    {
      // The fonts are scaled by the largest of eight factors with which the text fits.
      for step in 1...8 {
        let scale = 1 - (1 - context.minimumScaleFactor) * CGFloat(step) / 8
        layout = TextLayout(document(text, scale: scale), box: box)
        context.actualScaleFactor = scale
        if !layout.isTruncated && layout.size.width <= box.width { break }
      }
    }
    return layout
  }

  static func bounds(
    _ text: NSAttributedString, size: CGSize, options: NSStringDrawingOptions, context: NSStringDrawingContext?
  ) -> CGRect {
    let layout = layout(text, width: size.width, height: size.height, options: options, context: context)
    var rect = CGRect(origin: .zero, size: layout.size)
    if options.contains(.usesDeviceMetrics) {
      let inkRect = layout.inkBounds
      if !inkRect.isNull { rect = inkRect }
    } else if !options.contains(.usesLineFragmentOrigin) {
      // The rectangle is relative to the baseline, with the y axis upwards, so it begins at the descender.
      rect.origin.y = layout.firstBaseline - layout.size.height
    }
    context?.totalBounds = rect
    return rect
  }

  static func draw(
    _ text: NSAttributedString, in rect: CGRect, options: NSStringDrawingOptions, context: NSStringDrawingContext?
  ) {
    guard let target = UIGraphicsGetCurrentContext(), text.length > 0 else { return }
    let layout = layout(text, width: rect.width, height: rect.height, options: options, context: context)
    var origin = rect.origin
    if !options.contains(.usesLineFragmentOrigin) { origin.y -= layout.firstBaseline }
    context?.totalBounds = CGRect(origin: origin, size: layout.size)
    layout.draw(in: target, at: origin, color: .black)
  }
}

extension NSAttributedString {
  /// Returns the size that the text requires with one line for each paragraph.
  ///
  /// - Returns: The size in points, which is not rounded.
  public func size() -> CGSize {
    StringDrawing.bounds(self, size: .zero, options: .usesLineFragmentOrigin, context: nil).size
  }

  /// Draws the text in the current graphics context, with one line for each paragraph.
  ///
  /// - Parameter point: The top left of the text, in points.
  public func draw(at point: CGPoint) {
    draw(with: CGRect(origin: point, size: .zero), options: .usesLineFragmentOrigin, context: nil)
  }

  /// Draws the text in the current graphics context, wrapped to the width of a rectangle.
  ///
  /// - Parameter rect: The rectangle, in points. Lines that do not fit are not drawn.
  public func draw(in rect: CGRect) { draw(with: rect, options: .usesLineFragmentOrigin, context: nil) }

  /// Draws the text in the current graphics context, with options.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points. A width or height of 0 means no limit.
  ///   - options: The options of the drawing.
  ///   - context: The object that contains the minimum scale factor and receives the actual scale factor and the bounds.
  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
    StringDrawing.draw(self, in: rect, options: options, context: context)
  }

  /// Returns the rectangle that the text occupies.
  ///
  /// - Parameters:
  ///   - size: The size available for the text, in points. A width or height of 0 means no limit.
  ///   - options: The options of the measurement.
  ///   - context: The object that contains the minimum scale factor and receives the actual scale factor and the bounds.
  /// - Returns: The rectangle in points, which is not rounded.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    StringDrawing.bounds(self, size: size, options: options, context: context)
  }
}

extension NSString {
  /// Returns the size that the text requires if it is drawn with attributes, with one line for each paragraph.
  ///
  /// - Parameter attrs: The attributes of the text.
  /// - Returns: The size in points, which is not rounded.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    attributed(attrs).size()
  }

  /// Draws the text in the current graphics context, with one line for each paragraph.
  ///
  /// - Parameters:
  ///   - point: The top left of the text, in points.
  ///   - attrs: The attributes of the text.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    attributed(attrs).draw(at: point)
  }

  /// Draws the text in the current graphics context, wrapped to the width of a rectangle.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points. Lines that do not fit are not drawn.
  ///   - attrs: The attributes of the text.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    attributed(attrs).draw(in: rect)
  }

  /// Draws the text in the current graphics context, with options.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points. A width or height of 0 means no limit.
  ///   - options: The options of the drawing.
  ///   - attributes: The attributes of the text.
  ///   - context: The object that contains the minimum scale factor and receives the actual scale factor and the bounds.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    attributed(attributes).draw(with: rect, options: options, context: context)
  }

  /// Returns the rectangle that the text occupies.
  ///
  /// - Parameters:
  ///   - size: The size available for the text, in points. A width or height of 0 means no limit.
  ///   - options: The options of the measurement.
  ///   - attributes: The attributes of the text.
  ///   - context: The object that contains the minimum scale factor and receives the actual scale factor and the bounds.
  /// - Returns: The rectangle in points, which is not rounded.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    attributed(attributes).boundingRect(with: size, options: options, context: context)
  }

  private func attributed(_ attributes: [NSAttributedString.Key: Any]?) -> NSAttributedString {
    NSAttributedString(string: String(describing: self), attributes: attributes)
  }
}

extension String {
  /// Returns the size that the text requires if it is drawn with attributes, with one line for each paragraph.
  ///
  /// - Parameter attrs: The attributes of the text.
  /// - Returns: The size in points, which is not rounded.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attrs).size()
  }

  /// Draws the text in the current graphics context, with one line for each paragraph.
  ///
  /// - Parameters:
  ///   - point: The top left of the text, in points.
  ///   - attrs: The attributes of the text.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(at: point)
  }

  /// Draws the text in the current graphics context, wrapped to the width of a rectangle.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points. Lines that do not fit are not drawn.
  ///   - attrs: The attributes of the text.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(in: rect)
  }

  /// Draws the text in the current graphics context, with options.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points. A width or height of 0 means no limit.
  ///   - options: The options of the drawing.
  ///   - attributes: The attributes of the text.
  ///   - context: The object that contains the minimum scale factor and receives the actual scale factor and the bounds.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    NSAttributedString(string: self, attributes: attributes).draw(with: rect, options: options, context: context)
  }

  /// Returns the rectangle that the text occupies.
  ///
  /// - Parameters:
  ///   - size: The size available for the text, in points. A width or height of 0 means no limit.
  ///   - options: The options of the measurement.
  ///   - attributes: The attributes of the text.
  ///   - context: The object that contains the minimum scale factor and receives the actual scale factor and the bounds.
  /// - Returns: The rectangle in points, which is not rounded.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes).boundingRect(
      with: size, options: options, context: context)
  }
}
