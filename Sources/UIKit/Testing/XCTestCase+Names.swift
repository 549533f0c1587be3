#if DEBUG && canImport(XCTest)
  import CoreGraphics
  import QuartzCore
  import XCTest

  /// Type aliases that make the most common types of UIKit available in test cases.
  ///
  /// XCTest on iOS imports UIKit, so many test files import only XCTest and use types of UIKit. XCTest on Linux does
  /// not import this module. For this reason the names are members of `XCTestCase`. They are available in test classes,
  /// but not at the top level of a file.
  ///
  /// The aliases exist only in debug builds with XCTest, so that no release build is linked with it. XCTest is not
  /// available with the static standard library.
  extension XCTestCase {
    // Types of geometry and values.
    /// Makes `UIKit.UIEdgeInsets` available in test cases that import only XCTest.
    public typealias UIEdgeInsets = UIKit.UIEdgeInsets
    /// Makes `UIKit.NSDirectionalEdgeInsets` available in test cases that import only XCTest.
    public typealias NSDirectionalEdgeInsets = UIKit.NSDirectionalEdgeInsets
    /// Makes `UIKit.UIOffset` available in test cases that import only XCTest.
    public typealias UIOffset = UIKit.UIOffset
    /// Makes `UIKit.UIRectEdge` available in test cases that import only XCTest.
    public typealias UIRectEdge = UIKit.UIRectEdge
    /// Makes `UIKit.UIRectCorner` available in test cases that import only XCTest.
    public typealias UIRectCorner = UIKit.UIRectCorner
    /// Makes `CoreGraphics.CGAffineTransform` available in test cases that import only XCTest.
    public typealias CGAffineTransform = CoreGraphics.CGAffineTransform
    /// Makes `CoreGraphics.CGVector` available in test cases that import only XCTest.
    public typealias CGVector = CoreGraphics.CGVector
    /// Makes `QuartzCore.CATransform3D` available in test cases that import only XCTest.
    public typealias CATransform3D = QuartzCore.CATransform3D
    /// Makes `UIKit.NSTextAlignment` available in test cases that import only XCTest.
    public typealias NSTextAlignment = UIKit.NSTextAlignment

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Returns the current time of day. See `CoreGraphics.CFAbsoluteTimeGetCurrent()`.
    ///
    /// - Returns: The time in seconds since the beginning of 2001 (UTC).
    nonisolated public func CFAbsoluteTimeGetCurrent() -> CFTimeInterval {
      CoreGraphics.CFAbsoluteTimeGetCurrent()
    }

    // Types of collection views.
    /// Makes `UIKit.UICollectionView` available in test cases that import only XCTest.
    public typealias UICollectionView = UIKit.UICollectionView
    /// Makes `UIKit.UICollectionViewLayout` available in test cases that import only XCTest.
    public typealias UICollectionViewLayout = UIKit.UICollectionViewLayout
    /// Makes `UIKit.UICollectionViewFlowLayout` available in test cases that import only XCTest.
    public typealias UICollectionViewFlowLayout = UIKit.UICollectionViewFlowLayout
    /// Makes `UIKit.UICollectionViewTransitionLayout` available in test cases that import only XCTest.
    public typealias UICollectionViewTransitionLayout = UIKit.UICollectionViewTransitionLayout
    /// Makes `UIKit.UICollectionViewLayoutAttributes` available in test cases that import only XCTest.
    public typealias UICollectionViewLayoutAttributes = UIKit.UICollectionViewLayoutAttributes
    /// Makes `UIKit.UICollectionViewLayoutInvalidationContext` available in test cases that import only XCTest.
    public typealias UICollectionViewLayoutInvalidationContext = UIKit.UICollectionViewLayoutInvalidationContext
    /// Makes `UIKit.UICollectionViewFlowLayoutInvalidationContext` available in test cases that import only XCTest.
    public typealias UICollectionViewFlowLayoutInvalidationContext = UIKit.UICollectionViewFlowLayoutInvalidationContext
    /// Makes `UIKit.UICollectionViewUpdateItem` available in test cases that import only XCTest.
    public typealias UICollectionViewUpdateItem = UIKit.UICollectionViewUpdateItem
    /// Makes `UIKit.UICollectionReusableView` available in test cases that import only XCTest.
    public typealias UICollectionReusableView = UIKit.UICollectionReusableView
    /// Makes `UIKit.UICollectionViewCell` available in test cases that import only XCTest.
    public typealias UICollectionViewCell = UIKit.UICollectionViewCell
    /// Makes `UIKit.UICollectionViewController` available in test cases that import only XCTest.
    public typealias UICollectionViewController = UIKit.UICollectionViewController
    /// Makes `UIKit.UICollectionViewDataSource` available in test cases that import only XCTest.
    public typealias UICollectionViewDataSource = UIKit.UICollectionViewDataSource
    /// Makes `UIKit.UICollectionViewDelegate` available in test cases that import only XCTest.
    public typealias UICollectionViewDelegate = UIKit.UICollectionViewDelegate
    /// Makes `UIKit.UICollectionViewDelegateFlowLayout` available in test cases that import only XCTest.
    public typealias UICollectionViewDelegateFlowLayout = UIKit.UICollectionViewDelegateFlowLayout
    /// Makes `UIKit.UICollectionViewDataSourcePrefetching` available in test cases that import only XCTest.
    public typealias UICollectionViewDataSourcePrefetching = UIKit.UICollectionViewDataSourcePrefetching
    /// Makes `UIKit.UICellConfigurationState` available in test cases that import only XCTest.
    public typealias UICellConfigurationState = UIKit.UICellConfigurationState

    // Types of views and layers.
    /// Makes `UIKit.UIView` available in test cases that import only XCTest.
    public typealias UIView = UIKit.UIView
    /// Makes `UIKit.UIWindow` available in test cases that import only XCTest.
    public typealias UIWindow = UIKit.UIWindow
    /// Makes `UIKit.UIScreen` available in test cases that import only XCTest.
    public typealias UIScreen = UIKit.UIScreen
    /// Makes `UIKit.UIScrollView` available in test cases that import only XCTest.
    public typealias UIScrollView = UIKit.UIScrollView
    /// Makes `UIKit.UIScrollViewDelegate` available in test cases that import only XCTest.
    public typealias UIScrollViewDelegate = UIKit.UIScrollViewDelegate
    /// Makes `UIKit.UIStackView` available in test cases that import only XCTest.
    public typealias UIStackView = UIKit.UIStackView
    /// Makes `UIKit.UILabel` available in test cases that import only XCTest.
    public typealias UILabel = UIKit.UILabel
    /// Makes `UIKit.UIImageView` available in test cases that import only XCTest.
    public typealias UIImageView = UIKit.UIImageView
    /// Makes `UIKit.UIButton` available in test cases that import only XCTest.
    public typealias UIButton = UIKit.UIButton
    /// Makes `UIKit.UIControl` available in test cases that import only XCTest.
    public typealias UIControl = UIKit.UIControl
    /// Makes `UIKit.UILayoutGuide` available in test cases that import only XCTest.
    public typealias UILayoutGuide = UIKit.UILayoutGuide
    /// Makes `UIKit.UILayoutPriority` available in test cases that import only XCTest.
    public typealias UILayoutPriority = UIKit.UILayoutPriority
    /// Makes `UIKit.NSLayoutConstraint` available in test cases that import only XCTest.
    public typealias NSLayoutConstraint = UIKit.NSLayoutConstraint
    /// Makes `QuartzCore.CALayer` available in test cases that import only XCTest.
    public typealias CALayer = QuartzCore.CALayer
    /// Makes `QuartzCore.CAShapeLayer` available in test cases that import only XCTest.
    public typealias CAShapeLayer = QuartzCore.CAShapeLayer
    /// Makes `QuartzCore.CAGradientLayer` available in test cases that import only XCTest.
    public typealias CAGradientLayer = QuartzCore.CAGradientLayer
    /// Makes `QuartzCore.CATransaction` available in test cases that import only XCTest.
    public typealias CATransaction = QuartzCore.CATransaction

    // Types of images and colors.
    /// Makes `UIKit.UIColor` available in test cases that import only XCTest.
    public typealias UIColor = UIKit.UIColor
    /// Makes `UIKit.UIImage` available in test cases that import only XCTest.
    public typealias UIImage = UIKit.UIImage
    /// Makes `UIKit.UIFont` available in test cases that import only XCTest.
    public typealias UIFont = UIKit.UIFont
    /// Makes `UIKit.UIBezierPath` available in test cases that import only XCTest.
    public typealias UIBezierPath = UIKit.UIBezierPath
    /// Makes `CoreGraphics.CGColor` available in test cases that import only XCTest.
    public typealias CGColor = CoreGraphics.CGColor
    /// Makes `CoreGraphics.CGImage` available in test cases that import only XCTest.
    public typealias CGImage = CoreGraphics.CGImage
    /// Makes `CoreGraphics.CGPath` available in test cases that import only XCTest.
    public typealias CGPath = CoreGraphics.CGPath
    /// Makes `UIKit.UIGraphicsImageRenderer` available in test cases that import only XCTest.
    public typealias UIGraphicsImageRenderer = UIKit.UIGraphicsImageRenderer

    // Types of the application, events and view controllers.
    /// Makes `UIKit.UIApplication` available in test cases that import only XCTest.
    public typealias UIApplication = UIKit.UIApplication
    /// Makes `UIKit.UIDevice` available in test cases that import only XCTest.
    public typealias UIDevice = UIKit.UIDevice
    /// Makes `UIKit.UIResponder` available in test cases that import only XCTest.
    public typealias UIResponder = UIKit.UIResponder
    /// Makes `UIKit.UIEvent` available in test cases that import only XCTest.
    public typealias UIEvent = UIKit.UIEvent
    /// Makes `UIKit.UITouch` available in test cases that import only XCTest.
    public typealias UITouch = UIKit.UITouch
    /// Makes `UIKit.UIGestureRecognizer` available in test cases that import only XCTest.
    public typealias UIGestureRecognizer = UIKit.UIGestureRecognizer
    /// Makes `UIKit.UITapGestureRecognizer` available in test cases that import only XCTest.
    public typealias UITapGestureRecognizer = UIKit.UITapGestureRecognizer
    /// Makes `UIKit.UIPanGestureRecognizer` available in test cases that import only XCTest.
    public typealias UIPanGestureRecognizer = UIKit.UIPanGestureRecognizer
    /// Makes `UIKit.UITraitCollection` available in test cases that import only XCTest.
    public typealias UITraitCollection = UIKit.UITraitCollection
    /// Makes `UIKit.UIUserInterfaceStyle` available in test cases that import only XCTest.
    public typealias UIUserInterfaceStyle = UIKit.UIUserInterfaceStyle
    /// Makes `UIKit.UIUserInterfaceLayoutDirection` available in test cases that import only XCTest.
    public typealias UIUserInterfaceLayoutDirection = UIKit.UIUserInterfaceLayoutDirection
    /// Makes `UIKit.UIViewController` available in test cases that import only XCTest.
    public typealias UIViewController = UIKit.UIViewController
    /// Makes `UIKit.UINavigationController` available in test cases that import only XCTest.
    public typealias UINavigationController = UIKit.UINavigationController
    /// Makes `UIKit.UINavigationItem` available in test cases that import only XCTest.
    public typealias UINavigationItem = UIKit.UINavigationItem
    /// Makes `UIKit.UIBarButtonItem` available in test cases that import only XCTest.
    public typealias UIBarButtonItem = UIKit.UIBarButtonItem
  }
#endif
