// The initializers of three to ten invalidations. The type of the combined invalidation is a tree of tuples of two, as in
// UIKit's interface, so that code can name the type of such a property's storage.
extension UIView.Invalidating {
  /// Creates a property with an initial value and three invalidations.
  ///
  /// - Parameters:
  ///   - wrappedValue: The initial value.
  ///   - invalidation1: Update 1 of the three that a change of the value requests, in order.
  ///   - invalidation2: Update 2 of the three that a change of the value requests, in order.
  ///   - invalidation3: Update 3 of the three that a change of the value requests, in order.
  public init<I1: UIViewInvalidating, I2: UIViewInvalidating, I3: UIViewInvalidating>(
    wrappedValue: Value, _ invalidation1: I1, _ invalidation2: I2, _ invalidation3: I3
  ) where InvalidationType == UIView.Invalidations.Tuple<UIView.Invalidations.Tuple<I1, I2>, I3> {
    self.init(
      value: wrappedValue,
      all: UIView.Invalidations.Tuple(UIView.Invalidations.Tuple(invalidation1, invalidation2), invalidation3))
  }

  /// Creates a property with an initial value and four invalidations.
  ///
  /// - Parameters:
  ///   - wrappedValue: The initial value.
  ///   - invalidation1: Update 1 of the four that a change of the value requests, in order.
  ///   - invalidation2: Update 2 of the four that a change of the value requests, in order.
  ///   - invalidation3: Update 3 of the four that a change of the value requests, in order.
  ///   - invalidation4: Update 4 of the four that a change of the value requests, in order.
  public init<I1: UIViewInvalidating, I2: UIViewInvalidating, I3: UIViewInvalidating, I4: UIViewInvalidating>(
    wrappedValue: Value, _ invalidation1: I1, _ invalidation2: I2, _ invalidation3: I3, _ invalidation4: I4
  )
  where
    InvalidationType == UIView.Invalidations.Tuple<
      UIView.Invalidations.Tuple<I1, I2>, UIView.Invalidations.Tuple<I3, I4>
    >
  {
    self.init(
      value: wrappedValue,
      all: UIView.Invalidations.Tuple(
        UIView.Invalidations.Tuple(invalidation1, invalidation2),
        UIView.Invalidations.Tuple(invalidation3, invalidation4)))
  }

  /// Creates a property with an initial value and five invalidations.
  ///
  /// - Parameters:
  ///   - wrappedValue: The initial value.
  ///   - invalidation1: Update 1 of the five that a change of the value requests, in order.
  ///   - invalidation2: Update 2 of the five that a change of the value requests, in order.
  ///   - invalidation3: Update 3 of the five that a change of the value requests, in order.
  ///   - invalidation4: Update 4 of the five that a change of the value requests, in order.
  ///   - invalidation5: Update 5 of the five that a change of the value requests, in order.
  public init<
    I1: UIViewInvalidating, I2: UIViewInvalidating, I3: UIViewInvalidating, I4: UIViewInvalidating,
    I5: UIViewInvalidating
  >(
    wrappedValue: Value, _ invalidation1: I1, _ invalidation2: I2, _ invalidation3: I3, _ invalidation4: I4,
    _ invalidation5: I5
  )
  where
    InvalidationType == UIView.Invalidations.Tuple<
      UIView.Invalidations.Tuple<UIView.Invalidations.Tuple<I1, I2>, UIView.Invalidations.Tuple<I3, I4>>, I5
    >
  {
    self.init(
      value: wrappedValue,
      all: UIView.Invalidations.Tuple(
        UIView.Invalidations.Tuple(
          UIView.Invalidations.Tuple(invalidation1, invalidation2),
          UIView.Invalidations.Tuple(invalidation3, invalidation4)), invalidation5))
  }

  /// Creates a property with an initial value and six invalidations.
  ///
  /// - Parameters:
  ///   - wrappedValue: The initial value.
  ///   - invalidation1: Update 1 of the six that a change of the value requests, in order.
  ///   - invalidation2: Update 2 of the six that a change of the value requests, in order.
  ///   - invalidation3: Update 3 of the six that a change of the value requests, in order.
  ///   - invalidation4: Update 4 of the six that a change of the value requests, in order.
  ///   - invalidation5: Update 5 of the six that a change of the value requests, in order.
  ///   - invalidation6: Update 6 of the six that a change of the value requests, in order.
  public init<
    I1: UIViewInvalidating, I2: UIViewInvalidating, I3: UIViewInvalidating, I4: UIViewInvalidating,
    I5: UIViewInvalidating, I6: UIViewInvalidating
  >(
    wrappedValue: Value, _ invalidation1: I1, _ invalidation2: I2, _ invalidation3: I3, _ invalidation4: I4,
    _ invalidation5: I5, _ invalidation6: I6
  )
  where
    InvalidationType == UIView.Invalidations.Tuple<
      UIView.Invalidations.Tuple<UIView.Invalidations.Tuple<I1, I2>, UIView.Invalidations.Tuple<I3, I4>>,
      UIView.Invalidations.Tuple<I5, I6>
    >
  {
    self.init(
      value: wrappedValue,
      all: UIView.Invalidations.Tuple(
        UIView.Invalidations.Tuple(
          UIView.Invalidations.Tuple(invalidation1, invalidation2),
          UIView.Invalidations.Tuple(invalidation3, invalidation4)),
        UIView.Invalidations.Tuple(invalidation5, invalidation6)))
  }

  /// Creates a property with an initial value and seven invalidations.
  ///
  /// - Parameters:
  ///   - wrappedValue: The initial value.
  ///   - invalidation1: Update 1 of the seven that a change of the value requests, in order.
  ///   - invalidation2: Update 2 of the seven that a change of the value requests, in order.
  ///   - invalidation3: Update 3 of the seven that a change of the value requests, in order.
  ///   - invalidation4: Update 4 of the seven that a change of the value requests, in order.
  ///   - invalidation5: Update 5 of the seven that a change of the value requests, in order.
  ///   - invalidation6: Update 6 of the seven that a change of the value requests, in order.
  ///   - invalidation7: Update 7 of the seven that a change of the value requests, in order.
  public init<
    I1: UIViewInvalidating, I2: UIViewInvalidating, I3: UIViewInvalidating, I4: UIViewInvalidating,
    I5: UIViewInvalidating, I6: UIViewInvalidating, I7: UIViewInvalidating
  >(
    wrappedValue: Value, _ invalidation1: I1, _ invalidation2: I2, _ invalidation3: I3, _ invalidation4: I4,
    _ invalidation5: I5, _ invalidation6: I6, _ invalidation7: I7
  )
  where
    InvalidationType == UIView.Invalidations.Tuple<
      UIView.Invalidations.Tuple<UIView.Invalidations.Tuple<I1, I2>, UIView.Invalidations.Tuple<I3, I4>>,
      UIView.Invalidations.Tuple<UIView.Invalidations.Tuple<I5, I6>, I7>
    >
  {
    self.init(
      value: wrappedValue,
      all: UIView.Invalidations.Tuple(
        UIView.Invalidations.Tuple(
          UIView.Invalidations.Tuple(invalidation1, invalidation2),
          UIView.Invalidations.Tuple(invalidation3, invalidation4)),
        UIView.Invalidations.Tuple(UIView.Invalidations.Tuple(invalidation5, invalidation6), invalidation7)))
  }

  /// Creates a property with an initial value and eight invalidations.
  ///
  /// - Parameters:
  ///   - wrappedValue: The initial value.
  ///   - invalidation1: Update 1 of the eight that a change of the value requests, in order.
  ///   - invalidation2: Update 2 of the eight that a change of the value requests, in order.
  ///   - invalidation3: Update 3 of the eight that a change of the value requests, in order.
  ///   - invalidation4: Update 4 of the eight that a change of the value requests, in order.
  ///   - invalidation5: Update 5 of the eight that a change of the value requests, in order.
  ///   - invalidation6: Update 6 of the eight that a change of the value requests, in order.
  ///   - invalidation7: Update 7 of the eight that a change of the value requests, in order.
  ///   - invalidation8: Update 8 of the eight that a change of the value requests, in order.
  public init<
    I1: UIViewInvalidating, I2: UIViewInvalidating, I3: UIViewInvalidating, I4: UIViewInvalidating,
    I5: UIViewInvalidating, I6: UIViewInvalidating, I7: UIViewInvalidating, I8: UIViewInvalidating
  >(
    wrappedValue: Value, _ invalidation1: I1, _ invalidation2: I2, _ invalidation3: I3, _ invalidation4: I4,
    _ invalidation5: I5, _ invalidation6: I6, _ invalidation7: I7, _ invalidation8: I8
  )
  where
    InvalidationType == UIView.Invalidations.Tuple<
      UIView.Invalidations.Tuple<UIView.Invalidations.Tuple<I1, I2>, UIView.Invalidations.Tuple<I3, I4>>,
      UIView.Invalidations.Tuple<UIView.Invalidations.Tuple<I5, I6>, UIView.Invalidations.Tuple<I7, I8>>
    >
  {
    self.init(
      value: wrappedValue,
      all: UIView.Invalidations.Tuple(
        UIView.Invalidations.Tuple(
          UIView.Invalidations.Tuple(invalidation1, invalidation2),
          UIView.Invalidations.Tuple(invalidation3, invalidation4)),
        UIView.Invalidations.Tuple(
          UIView.Invalidations.Tuple(invalidation5, invalidation6),
          UIView.Invalidations.Tuple(invalidation7, invalidation8))))
  }

  /// Creates a property with an initial value and nine invalidations.
  ///
  /// - Parameters:
  ///   - wrappedValue: The initial value.
  ///   - invalidation1: Update 1 of the nine that a change of the value requests, in order.
  ///   - invalidation2: Update 2 of the nine that a change of the value requests, in order.
  ///   - invalidation3: Update 3 of the nine that a change of the value requests, in order.
  ///   - invalidation4: Update 4 of the nine that a change of the value requests, in order.
  ///   - invalidation5: Update 5 of the nine that a change of the value requests, in order.
  ///   - invalidation6: Update 6 of the nine that a change of the value requests, in order.
  ///   - invalidation7: Update 7 of the nine that a change of the value requests, in order.
  ///   - invalidation8: Update 8 of the nine that a change of the value requests, in order.
  ///   - invalidation9: Update 9 of the nine that a change of the value requests, in order.
  public init<
    I1: UIViewInvalidating, I2: UIViewInvalidating, I3: UIViewInvalidating, I4: UIViewInvalidating,
    I5: UIViewInvalidating, I6: UIViewInvalidating, I7: UIViewInvalidating, I8: UIViewInvalidating,
    I9: UIViewInvalidating
  >(
    wrappedValue: Value, _ invalidation1: I1, _ invalidation2: I2, _ invalidation3: I3, _ invalidation4: I4,
    _ invalidation5: I5, _ invalidation6: I6, _ invalidation7: I7, _ invalidation8: I8, _ invalidation9: I9
  )
  where
    InvalidationType == UIView.Invalidations.Tuple<
      UIView.Invalidations.Tuple<
        UIView.Invalidations.Tuple<UIView.Invalidations.Tuple<I1, I2>, UIView.Invalidations.Tuple<I3, I4>>,
        UIView.Invalidations.Tuple<UIView.Invalidations.Tuple<I5, I6>, UIView.Invalidations.Tuple<I7, I8>>
      >, I9
    >
  {
    self.init(
      value: wrappedValue,
      all: UIView.Invalidations.Tuple(
        UIView.Invalidations.Tuple(
          UIView.Invalidations.Tuple(
            UIView.Invalidations.Tuple(invalidation1, invalidation2),
            UIView.Invalidations.Tuple(invalidation3, invalidation4)),
          UIView.Invalidations.Tuple(
            UIView.Invalidations.Tuple(invalidation5, invalidation6),
            UIView.Invalidations.Tuple(invalidation7, invalidation8))), invalidation9))
  }

  /// Creates a property with an initial value and ten invalidations.
  ///
  /// - Parameters:
  ///   - wrappedValue: The initial value.
  ///   - invalidation1: Update 1 of the ten that a change of the value requests, in order.
  ///   - invalidation2: Update 2 of the ten that a change of the value requests, in order.
  ///   - invalidation3: Update 3 of the ten that a change of the value requests, in order.
  ///   - invalidation4: Update 4 of the ten that a change of the value requests, in order.
  ///   - invalidation5: Update 5 of the ten that a change of the value requests, in order.
  ///   - invalidation6: Update 6 of the ten that a change of the value requests, in order.
  ///   - invalidation7: Update 7 of the ten that a change of the value requests, in order.
  ///   - invalidation8: Update 8 of the ten that a change of the value requests, in order.
  ///   - invalidation9: Update 9 of the ten that a change of the value requests, in order.
  ///   - invalidation10: Update 10 of the ten that a change of the value requests, in order.
  public init<
    I1: UIViewInvalidating, I2: UIViewInvalidating, I3: UIViewInvalidating, I4: UIViewInvalidating,
    I5: UIViewInvalidating, I6: UIViewInvalidating, I7: UIViewInvalidating, I8: UIViewInvalidating,
    I9: UIViewInvalidating, I10: UIViewInvalidating
  >(
    wrappedValue: Value, _ invalidation1: I1, _ invalidation2: I2, _ invalidation3: I3, _ invalidation4: I4,
    _ invalidation5: I5, _ invalidation6: I6, _ invalidation7: I7, _ invalidation8: I8, _ invalidation9: I9,
    _ invalidation10: I10
  )
  where
    InvalidationType == UIView.Invalidations.Tuple<
      UIView.Invalidations.Tuple<
        UIView.Invalidations.Tuple<UIView.Invalidations.Tuple<I1, I2>, UIView.Invalidations.Tuple<I3, I4>>,
        UIView.Invalidations.Tuple<UIView.Invalidations.Tuple<I5, I6>, UIView.Invalidations.Tuple<I7, I8>>
      >, UIView.Invalidations.Tuple<I9, I10>
    >
  {
    self.init(
      value: wrappedValue,
      all: UIView.Invalidations.Tuple(
        UIView.Invalidations.Tuple(
          UIView.Invalidations.Tuple(
            UIView.Invalidations.Tuple(invalidation1, invalidation2),
            UIView.Invalidations.Tuple(invalidation3, invalidation4)),
          UIView.Invalidations.Tuple(
            UIView.Invalidations.Tuple(invalidation5, invalidation6),
            UIView.Invalidations.Tuple(invalidation7, invalidation8))),
        UIView.Invalidations.Tuple(invalidation9, invalidation10)))
  }
}
