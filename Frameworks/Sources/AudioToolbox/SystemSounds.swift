import Foundation

/// The number of a sound.
public typealias SystemSoundID = UInt32

/// Vibration, which no desktop has.
public let kSystemSoundID_Vibrate: SystemSoundID = 0x0FFF

/// Plays a sound. The terminal's bell rings: the sounds of iOS are not here.
public func AudioServicesPlaySystemSound(_ sound: SystemSoundID) {
  if sound != kSystemSoundID_Vibrate { FileHandle.standardError.write(Data([7])) }
  SoundCompletions.shared.ended(sound)
}

/// Plays a sound, and then calls a closure.
public func AudioServicesPlaySystemSoundWithCompletion(_ sound: SystemSoundID, _ completion: (() -> Void)?) {
  AudioServicesPlaySystemSound(sound)
  completion?()
}

/// Plays a sound with vibration.
public func AudioServicesPlayAlertSound(_ sound: SystemSoundID) { AudioServicesPlaySystemSound(sound) }

/// Creates a number for a sound file. All numbers ring the terminal's bell.
///
/// - Returns: 0.
@discardableResult
public func AudioServicesCreateSystemSoundID(_ url: URL, _ sound: UnsafeMutablePointer<SystemSoundID>) -> Int32 {
  sound.pointee = 0x1000
  return 0
}

/// Releases the number of a sound.
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ sound: SystemSoundID) -> Int32 { 0 }

/// Creates a number for a sound file. All numbers ring the terminal's bell.
///
/// - Returns: 0.
@discardableResult
public func AudioServicesCreateSystemSoundID(_ url: NSURL, _ sound: UnsafeMutablePointer<SystemSoundID>) -> Int32 {
  AudioServicesCreateSystemSoundID(url as URL, sound)
}

/// A function that is called after a sound.
public typealias AudioServicesSystemSoundCompletionProc = @Sendable (SystemSoundID, UnsafeMutableRawPointer?) -> Void

/// Sets the function that is called on the main queue after a sound.
///
/// - Returns: 0.
@discardableResult
public func AudioServicesAddSystemSoundCompletion(
  _ sound: SystemSoundID, _ runLoop: RunLoop?, _ mode: String?,
  _ completion: @escaping AudioServicesSystemSoundCompletionProc, _ data: UnsafeMutableRawPointer?
) -> Int32 {
  SoundCompletions.shared.set(completion, data, for: sound)
  return 0
}

/// Removes the function that is called after a sound.
public func AudioServicesRemoveSystemSoundCompletion(_ sound: SystemSoundID) { SoundCompletions.shared.remove(sound) }

private final class SoundCompletions: @unchecked Sendable {
  static let shared = SoundCompletions()
  private let lock = NSLock()
  private var completions: [SystemSoundID: () -> Void] = [:]

  func set(
    _ completion: @escaping AudioServicesSystemSoundCompletionProc, _ data: UnsafeMutableRawPointer?,
    for sound: SystemSoundID
  ) { lock.withLock { completions[sound] = { completion(sound, data) } } }

  func remove(_ sound: SystemSoundID) { lock.withLock { completions[sound] = nil } }

  /// Calls the function of a sound on the main queue.
  func ended(_ sound: SystemSoundID) {
    DispatchQueue.main.async { [self] in lock.withLock { completions[sound] }?() }
  }
}
