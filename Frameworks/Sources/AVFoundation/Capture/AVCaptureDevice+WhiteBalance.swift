import Foundation

extension AVCaptureDevice {
  /// The factors by which a camera changes colors.
  public struct WhiteBalanceGains: Hashable, Sendable {
    /// The factor of red.
    public var redGain: Float
    /// The factor of green.
    public var greenGain: Float
    /// The factor of blue.
    public var blueGain: Float
    /// Creates factors of 0.
    public init() { self.init(redGain: 0, greenGain: 0, blueGain: 0) }
    /// Creates factors.
    ///
    /// - Parameters:
    ///   - redGain: The factor of red.
    ///   - greenGain: The factor of green.
    ///   - blueGain: The factor of blue.
    public init(redGain: Float, greenGain: Float, blueGain: Float) {
      (self.redGain, self.greenGain, self.blueGain) = (redGain, greenGain, blueGain)
    }
  }
  /// The color of a light, by its temperature.
  public struct WhiteBalanceTemperatureAndTintValues: Hashable, Sendable {
    /// The temperature, in kelvins.
    public var temperature: Float
    /// The difference to green or magenta, from -150 to 150.
    public var tint: Float
    /// Creates values of 0.
    public init() { self.init(temperature: 0, tint: 0) }
    /// Creates values.
    ///
    /// - Parameters:
    ///   - temperature: The temperature, in kelvins.
    ///   - tint: The difference to green or magenta, from -150 to 150.
    public init(temperature: Float, tint: Float) { (self.temperature, self.tint) = (temperature, tint) }
  }

  /// Returns whether a way of choosing the white balance is supported.
  ///
  /// - Parameter whiteBalanceMode: The way.
  /// - Returns: `false`.
  public func isWhiteBalanceModeSupported(_ whiteBalanceMode: WhiteBalanceMode) -> Bool { false }
  /// The way of choosing the white balance, which is always `locked`.
  public var whiteBalanceMode: WhiteBalanceMode {
    get { .locked }
    set {}
  }
  /// A Boolean value that indicates whether the white balance is changing.
  public var isAdjustingWhiteBalance: Bool { false }
  /// The factors of the colors.
  public var deviceWhiteBalanceGains: WhiteBalanceGains { WhiteBalanceGains(redGain: 1, greenGain: 1, blueGain: 1) }
  /// The factors for a gray card.
  public var grayWorldDeviceWhiteBalanceGains: WhiteBalanceGains { deviceWhiteBalanceGains }
  /// The greatest factor.
  public var maxWhiteBalanceGain: Float { 1 }
  /// The value for the present factors.
  public class var currentWhiteBalanceGains: WhiteBalanceGains {
    let gain = Float.greatestFiniteMagnitude
    return WhiteBalanceGains(redGain: gain, greenGain: gain, blueGain: gain)
  }
  /// Chooses the factors.
  ///
  /// - Parameters:
  ///   - whiteBalanceGains: The factors.
  ///   - handler: A closure that receives the time of the first picture with the factors, or nil. It is not called, because there are
  ///     no pictures.
  public func setWhiteBalanceModeLocked(
    with whiteBalanceGains: WhiteBalanceGains, completionHandler handler: (@Sendable (CMTime) -> Void)? = nil
  ) {}
  /// Converts factors to the color of a light.
  ///
  /// - Parameter whiteBalanceGains: The factors.
  /// - Returns: Values of 0, because the conversion depends on the camera.
  public func temperatureAndTintValues(
    for whiteBalanceGains: WhiteBalanceGains
  ) -> WhiteBalanceTemperatureAndTintValues { WhiteBalanceTemperatureAndTintValues() }
  /// Converts the color of a light to factors.
  ///
  /// - Parameter tempAndTintValues: The color of the light.
  /// - Returns: Factors of 1, because the conversion depends on the camera.
  public func deviceWhiteBalanceGains(
    for tempAndTintValues: WhiteBalanceTemperatureAndTintValues
  ) -> WhiteBalanceGains { deviceWhiteBalanceGains }
}
