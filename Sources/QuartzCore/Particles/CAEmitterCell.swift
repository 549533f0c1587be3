import CoreGraphics
import Foundation

/// The description of the particles that an emitter layer, or another particle, creates.
///
/// A value with a range is chosen for each particle: uniformly from the mean value minus half of the range to the mean value plus
/// half of the range. A value with a speed changes during the life of a particle by that amount in a second.
///
/// The cell is a template. Changes of its properties have an effect on particles that are created afterwards.
@preconcurrency @MainActor
open class CAEmitterCell: NSObject, CAMediaTiming {
  final var timing = TimingValues()
  final var style: [AnyHashable: Any]?

  /// Creates a cell that emits nothing: its birth rate is 0.
  public override init() { super.init() }

  /// Creates a cell from data in an unarchiver.
  ///
  /// Archives are not supported, so the result is always nil.
  ///
  /// - Parameter coder: Not used.
  public required init?(coder: NSCoder) { nil }

  /// The name of the cell, for key paths such as `emitterCells.NAME.birthRate`. The default is nil.
  open var name: String?

  /// A Boolean value that determines whether the cell creates particles. The default is true.
  open var isEnabled = true

  /// The number of particles that are created in a second. The default is 0.
  open var birthRate: Float = 0

  /// The mean life of particles, in seconds. The default is 0.
  open var lifetime: Float = 0
  /// The range of the lives of particles, in seconds. The default is 0.
  open var lifetimeRange: Float = 0

  /// The angle in radians by which the direction of particles is turned towards the viewer. The default is 0.
  open var emissionLatitude: CGFloat = 0
  /// The angle in radians by which the direction of particles is turned clockwise in the layer's plane, relative to the direction
  /// of the emitter's shape. The default is 0.
  ///
  /// Particles of a point move to the right (positive x), those of a line upwards, and those of an outline away from the center.
  open var emissionLongitude: CGFloat = 0
  /// The angle of the cone in which the directions of particles are distributed, in radians. With 2π, particles move in all
  /// directions. The default is 0.
  open var emissionRange: CGFloat = 0

  /// The mean speed of particles at their creation, in points per second. The default is 0.
  open var velocity: CGFloat = 0
  /// The range of the speeds of particles, in points per second. The default is 0.
  open var velocityRange: CGFloat = 0
  /// The horizontal acceleration of particles, in points per second squared. The default is 0.
  open var xAcceleration: CGFloat = 0
  /// The vertical acceleration of particles, in points per second squared. The default is 0.
  open var yAcceleration: CGFloat = 0
  /// The acceleration of particles towards the viewer, in points per second squared. The default is 0.
  open var zAcceleration: CGFloat = 0

  /// The mean factor by which particles are scaled. The default is 1.
  open var scale: CGFloat = 1
  /// The range of the scales of particles. The default is 0.
  open var scaleRange: CGFloat = 0
  /// The change of the scale in a second. A scale does not become negative. The default is 0.
  open var scaleSpeed: CGFloat = 0

  /// The mean speed of the rotation of particles, in radians per second, clockwise. The default is 0.
  open var spin: CGFloat = 0
  /// The range of the speeds of rotation, in radians per second. The default is 0.
  open var spinRange: CGFloat = 0

  /// The mean color that particles are multiplied by. If nil, they are not multiplied. The default is opaque white.
  open var color: CGColor? = .white
  /// The width of the range of red components. The red of a particle differs from that of `color` by at most half of it. The
  /// default is 0.
  open var redRange: Float = 0
  /// The width of the range of green components. The green of a particle differs from that of `color` by at most half of it.
  /// The default is 0.
  open var greenRange: Float = 0
  /// The width of the range of blue components. The blue of a particle differs from that of `color` by at most half of it. The
  /// default is 0.
  open var blueRange: Float = 0
  /// The width of the range of opacities. The opacity of a particle differs from that of `color` by at most half of it. The
  /// default is 0.
  open var alphaRange: Float = 0
  /// The change of the red component in a second. The default is 0.
  open var redSpeed: Float = 0
  /// The change of the green component in a second. The default is 0.
  open var greenSpeed: Float = 0
  /// The change of the blue component in a second. The default is 0.
  open var blueSpeed: Float = 0
  /// The change of the opacity in a second. The default is 0.
  open var alphaSpeed: Float = 0

  /// The image of a particle: a `CGImage`, or an object that contains one. A particle without an image is not visible, but emits the
  /// particles of `emitterCells`. The default is nil.
  open var contents: Any?
  /// The part of the image that is drawn, as fractions of its size. The default is the whole image.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The number of pixels of the image per point. The default is 1.
  open var contentsScale: CGFloat = 1
  /// The filter for particles that are larger than their image. The default is `.linear`.
  open var magnificationFilter = CALayerContentsFilter.linear
  /// The filter for particles that are smaller than their image. The default is `.linear`.
  open var minificationFilter = CALayerContentsFilter.linear
  /// The amount by which trilinear filtering prefers larger images. The value is stored but has no effect. The default is 0.
  open var minificationFilterBias: Float = 0

  /// The cells of the particles that each particle of this cell emits during its life, from its position. The default is nil.
  open var emitterCells: [CAEmitterCell]?

  /// Returns the value of a property in a new cell.
  ///
  /// - Parameter key: The name of a property.
  /// - Returns: The value, or nil if the key is unknown or the property is not set.
  open class func defaultValue(forKey key: String) -> Any? { CAEmitterCell().value(forKey: key) }

  /// Returns a Boolean value that indicates whether a property's value is archived. Archives of cells are not supported.
  ///
  /// - Parameter key: The name of a property.
  /// - Returns: Always `false`.
  open func shouldArchiveValue(forKey key: String) -> Bool { false }

  // MARK: Timing

  /// The time at which the cell begins to create particles: in the emitter layer's time, or in seconds after the creation of the
  /// particle that emits them. The default is 0.
  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }
  /// The number of seconds during which the cell creates particles. The default is infinity.
  open var duration: CFTimeInterval {
    get { timing.duration == 0 ? .infinity : timing.duration }
    set { timing.duration = newValue }
  }
  /// The speed of the cell's time. The value is stored but has no effect. The default is 1.
  open var speed: Float {
    get { timing.speed }
    set { timing.speed = newValue }
  }
  /// An offset of the cell's time, in seconds. The value is stored but has no effect. The default is 0.
  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }
  /// The number of runs. The value is stored but has no effect. The default is 0.
  open var repeatCount: Float {
    get { timing.repeatCount }
    set { timing.repeatCount = newValue }
  }
  /// The total duration of all runs, in seconds. The value is stored but has no effect. The default is 0.
  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }
  /// A Boolean value that determines whether runs are reversed. The value is stored but has no effect. The default is false.
  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }
  /// The effect before the beginning and after the end. The value is stored but has no effect. The default is `.removed`.
  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }
}
