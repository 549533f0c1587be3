import Foundation
import SoundOutput

/// The number of a sound.
public typealias SystemSoundID = UInt32

/// The number of the vibration, which no desktop has. It is silent.
public let kSystemSoundID_Vibrate: SystemSoundID = 0x0FFF

/// Plays a sound.
///
/// The sounds of iOS are not available. Its numbers play tones of our own: the tones of telephone keys, clicks for keys and switches,
/// and a chime for all others. Numbers of vibrations are silent.
///
/// - Parameter sound: The number of a sound of iOS, or the one of `AudioServicesCreateSystemSoundID`.
public func AudioServicesPlaySystemSound(_ sound: SystemSoundID) { SystemSounds.shared.play(sound, completion: nil) }

/// Plays a sound, and then calls a closure.
///
/// - Parameters:
///   - sound: The number of the sound.
///   - completion: The closure, which is called on the main queue when the sound has ended, or nil.
public func AudioServicesPlaySystemSoundWithCompletion(_ sound: SystemSoundID, _ completion: (() -> Void)?) {
  SystemSounds.shared.play(sound, completion: completion)
}

/// Plays a sound. On iOS, the device also vibrates.
///
/// - Parameter sound: The number of the sound.
public func AudioServicesPlayAlertSound(_ sound: SystemSoundID) { AudioServicesPlaySystemSound(sound) }

/// Plays a sound, and then calls a closure. On iOS, the device also vibrates.
///
/// - Parameters:
///   - sound: The number of the sound.
///   - completion: The closure, which is called on the main queue when the sound has ended, or nil.
public func AudioServicesPlayAlertSoundWithCompletion(_ sound: SystemSoundID, _ completion: (() -> Void)?) {
  AudioServicesPlaySystemSoundWithCompletion(sound, completion)
}

/// Creates a number for a sound file.
///
/// - Parameters:
///   - url: The URL of the file, of a format that `AVAudioPlayer` plays.
///   - sound: The address at which the number is stored. It is 0 if the file cannot be played.
/// - Returns: 0, or -1500 with a message on standard error. The codes of iOS are not distinguished.
@discardableResult
public func AudioServicesCreateSystemSoundID(_ url: URL, _ sound: UnsafeMutablePointer<SystemSoundID>) -> Int32 {
  do {
    sound.pointee = try SystemSounds.shared.add(.file(url))
    return 0
  } catch {
    FileHandle.standardError.write(Data("AudioServicesCreateSystemSoundID: \(error)\n".utf8))
    sound.pointee = 0
    return -1500
  }
}

/// Releases the number of a sound file. A sound that plays is stopped.
///
/// - Parameter sound: The number.
/// - Returns: 0.
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ sound: SystemSoundID) -> Int32 {
  SystemSounds.shared.remove(sound)
  return 0
}

/// Creates a number for a sound file.
///
/// - Parameters:
///   - url: The URL of the file, of a format that `AVAudioPlayer` plays.
///   - sound: The address at which the number is stored. It is 0 if the file cannot be played.
/// - Returns: 0, or -1500 with a message on standard error.
@discardableResult
public func AudioServicesCreateSystemSoundID(_ url: NSURL, _ sound: UnsafeMutablePointer<SystemSoundID>) -> Int32 {
  AudioServicesCreateSystemSoundID(url as URL, sound)
}

/// A function that is called after a sound.
public typealias AudioServicesSystemSoundCompletionProc = @Sendable (SystemSoundID, UnsafeMutableRawPointer?) -> Void

/// Sets the function that is called on the main queue after each playback of a sound.
///
/// - Parameters:
///   - sound: The number of the sound.
///   - runLoop: The run loop of the calls, which is always the main one.
///   - mode: The mode of the run loop, which is not used.
///   - completion: The function.
///   - data: A value for the function.
/// - Returns: 0.
@discardableResult
public func AudioServicesAddSystemSoundCompletion(
  _ sound: SystemSoundID, _ runLoop: RunLoop?, _ mode: String?,
  _ completion: @escaping AudioServicesSystemSoundCompletionProc, _ data: UnsafeMutableRawPointer?
) -> Int32 {
  SystemSounds.shared.setCompletion({ completion(sound, data) }, of: sound)
  return 0
}

/// Removes the function that is called after a sound.
///
/// - Parameter sound: The number of the sound.
public func AudioServicesRemoveSystemSoundCompletion(_ sound: SystemSoundID) {
  SystemSounds.shared.setCompletion(nil, of: sound)
}

/// The sounds with numbers.
private final class SystemSounds: @unchecked Sendable {
  static let shared = SystemSounds()
  private let lock = NSLock()
  private var sounds: [SystemSoundID: SoundPlayback] = [:]
  private var completions: [SystemSoundID: () -> Void] = [:]
  /// What is called at the end of the sounds that play.
  private var pending: [SystemSoundID: @Sendable () -> Void] = [:]
  /// The number of the next file, above those of iOS.
  private var nextNumber: SystemSoundID = 0x1000

  func add(_ source: SoundSource) throws -> SystemSoundID {
    let playback = try SoundPlayback(source)
    return lock.withLock {
      let number = nextNumber
      nextNumber += 1
      sounds[number] = playback
      return number
    }
  }

  func remove(_ sound: SystemSoundID) {
    let (playback, ended) = lock.withLock {
      completions[sound] = nil
      return (sounds.removeValue(forKey: sound), pending.removeValue(forKey: sound))
    }
    playback?.pause()
    if let ended { DispatchQueue.main.async(execute: ended) }
  }

  func setCompletion(_ completion: (() -> Void)?, of sound: SystemSoundID) {
    lock.withLock { completions[sound] = completion }
  }

  /// Plays a sound from its beginning. One that plays already ends.
  func play(_ sound: SystemSoundID, completion: (() -> Void)?) {
    nonisolated(unsafe) let completion = completion
    let ended: @Sendable () -> Void = { [self] in
      completion?()
      lock.withLock { completions[sound] }?()
    }
    guard let playback = playback(of: sound) else { return DispatchQueue.main.async(execute: ended) }
    playback.pause()
    playback.currentTime = 0
    // A caller that waits for its sound is called also if the sound is played again or released before it has ended.
    let earlier = lock.withLock {
      defer { pending[sound] = ended }
      return pending[sound]
    }
    if let earlier { DispatchQueue.main.async(execute: earlier) }
    playback.onEnd = { [self] in lock.withLock { pending.removeValue(forKey: sound) }?() }
    playback.play()
  }

  private func playback(of sound: SystemSoundID) -> SoundPlayback? {
    lock.withLock {
      if let playback = sounds[sound] { return playback }
      guard let tone = SystemTone(sound), let playback = try? SoundPlayback(.data(tone.file)) else { return nil }
      sounds[sound] = playback
      return playback
    }
  }
}
