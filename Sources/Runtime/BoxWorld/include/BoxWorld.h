// A C interface to Box2D that Swift can call. Lengths are Box2D's meters, angles are radians, and y points down as in
// UIKit. All objects belong to one world and one thread.
#pragma once
#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct BoxWorld BoxWorld;
typedef struct BoxBody BoxBody;
typedef struct BoxJoint BoxJoint;

typedef struct {
  double x, y;
} BoxVector;

// A contact that began or ended in the last steps. `a` and `b` are the tags of the bodies.
typedef struct {
  int64_t a, b;
  bool began;
  BoxVector point;
} BoxContact;

typedef struct {
  double density, friction, elasticity, resistance, angularResistance;
  bool allowsRotation, isAnchored;
} BoxMaterial;

BoxWorld *box_world_create(void);
void box_world_destroy(BoxWorld *world);
void box_world_set_gravity(BoxWorld *world, BoxVector gravity);
// Advances the world by `seconds`, with the forces that were applied before.
void box_world_step(BoxWorld *world, double seconds);
// Returns whether a movable body is awake.
bool box_world_is_awake(const BoxWorld *world);
// Returns the contacts since the last call. The memory belongs to the world and is valid until its next step.
int64_t box_world_take_contacts(BoxWorld *world, const BoxContact **contacts);
// Returns the tags of the bodies whose boxes intersect a rectangle. They are valid until the next call.
int64_t box_world_find(BoxWorld *world, BoxVector low, BoxVector high, const int64_t **tags);

// Creates a body without a shape. Add parts to it, then end the shape.
BoxBody *box_body_create(BoxWorld *world, int64_t tag, BoxVector center, double angle);
void box_body_destroy(BoxBody *body);
// Removes all parts to begin a new shape.
void box_body_begin_shape(BoxBody *body);
// Adds a convex part with at most 8 corners (further ones are ignored) relative to the body's center. `size` is that of
// its box.
void box_body_add_polygon(BoxBody *body, const BoxVector *corners, int64_t count, BoxVector center, BoxVector size);
void box_body_add_circle(BoxBody *body, BoxVector center, double radius);
// Ends the shape and sets the mass.
void box_body_end_shape(BoxBody *body);
void box_body_set_material(BoxBody *body, BoxMaterial material);
void box_body_set_feels_gravity(BoxBody *body, bool feels);
// Two bodies collide if a bit of `items` is set in both, a body and a boundary if a bit of `boundaries` is.
void box_body_set_masks(BoxBody *body, uint64_t items, uint64_t boundaries);
void box_body_set_place(BoxBody *body, BoxVector center, double angle);
BoxVector box_body_center(const BoxBody *body);
double box_body_angle(const BoxBody *body);
BoxVector box_body_velocity(const BoxBody *body);
double box_body_angular_velocity(const BoxBody *body);
void box_body_add_velocity(BoxBody *body, BoxVector velocity);
void box_body_add_angular_velocity(BoxBody *body, double velocity);
double box_body_mass(const BoxBody *body);
// Applies a force or impulse at a point relative to the center, in the axes of the world.
void box_body_push(BoxBody *body, BoxVector force, BoxVector offset, bool isImpulse);
// Applies a spring to the angle for the next step. `frequency` is in hertz; a `damping` of 1 is critical.
void box_body_turn_towards(BoxBody *body, double angle, double frequency, double damping, double seconds);
bool box_body_is_awake(const BoxBody *body);
void box_body_wake(BoxBody *body);

// Creates an immovable line through points.
BoxBody *box_boundary_create(BoxWorld *world, int64_t tag, const BoxVector *points, int64_t count, bool isClosed,
                             uint64_t mask);

// Joints. If `b` is NULL, the second anchor is a point of the world. Anchors are points of the world at the current
// positions of the bodies.
BoxJoint *box_joint_distance(BoxWorld *world, BoxBody *a, BoxVector anchorA, BoxBody *b, BoxVector anchorB,
                             double minimum, double maximum);
// Creates a spring with the rest length `length`. With 0 and no `b` it pulls equally from all directions to the point.
BoxJoint *box_joint_spring(BoxWorld *world, BoxBody *a, BoxVector anchorA, BoxBody *b, BoxVector anchorB, double length,
                           double frequency, double damping);
BoxJoint *box_joint_fixed(BoxWorld *world, BoxBody *a, BoxBody *b, BoxVector anchor, double frequency, double damping);
BoxJoint *box_joint_pin(BoxWorld *world, BoxBody *a, BoxBody *b, BoxVector anchor, double frictionTorque,
                        bool isLimited, double lower, double upper);
BoxJoint *box_joint_sliding(BoxWorld *world, BoxBody *a, BoxBody *b, BoxVector anchor, BoxVector axis, bool isLimited,
                            double lower, double upper, double frictionForce);
// Destroys a joint. The joints of a body must be destroyed before the body.
void box_joint_destroy(BoxJoint *joint);

#ifdef __cplusplus
}
#endif
